import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'

/** What a reader wants to know before opening the page: pay, place, terms and the first lines. */
export function feedItemContent(job: Job, masters: Masters) {
  const names = (table: 'prefectures' | 'employment_types', ids: number[]) =>
    masters[table]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('・')
  const facts = {
    給与: payWords(job) || job.salary,
    雇用形態: names('employment_types', job.employment_types),
    勤務地: names('prefectures', job.prefectures),
    リモート: masters.remote.find(({ id }) => id === job.remote)?.name,
    確認日: `${job.confirmed_at.slice(0, 10)}`,
  }
  const list = Object.entries(facts).flatMap(([name, value]) => (value ? [`<li>${name}：${escapeHtml(value)}</li>`] : []))
  const lead = job.description
    .slice(0, 400)
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  return [job.tagline && `<p>${escapeHtml(job.tagline)}</p>`, `<ul>${list.join('')}</ul>`, ...lead].join('')
}
