import { mailText } from '../mail-text.ts'
import { plainWords } from '../words/plain-words.ts'

type Job = { title: string; company: string; salary: string; url: string }
type Alert = { name: string; jobs: Job[]; total: number; search_link: string; unsubscribe_url: string }

/** `jobs` are the ones shown, `total` all that are new; `salary` is in words, as on the job's card. */
export const savedSearchAlert = ({ name, jobs, total, search_link, unsubscribe_url }: Alert) =>
  mailText({
    kind: 'saved_search_alert',
    subject: `「${plainWords(name)}」に合う新しい求人 ${total.toLocaleString('ja-JP')}件`,
    parts: [
      `保存した検索「${plainWords(name)}」に合う求人が、新しく${total.toLocaleString('ja-JP')}件見つかりました。`,
      { pages: jobs.map(({ title, company, salary, url }) => ({ title: plainWords(title, 100), line: `${plainWords(company)}・${salary}`, url })) },
      { action: total > jobs.length ? 'すべての求人を見る' : '検索の結果を見る', url: search_link },
    ],
    unsubscribe: { url: unsubscribe_url, action: 'この検索のメールをやめる' },
  })
