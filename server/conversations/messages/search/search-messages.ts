import { sql } from 'kysely'
import { foldText } from '#contract/candidates/hiding/fold-text.ts'
import type { MessageHit, MessageSearch } from '#contract/conversations/message-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { companyOfThread } from '../talk/thread-company.ts'

/** Letters of an excerpt before the first word, and in all. */
const BEFORE = 24
const EXCERPT = 120

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'

/** One spelling for width, case and kana. */
const folded = (text: ReturnType<typeof sql>) => sql<string>`translate(lower(normalize(${text}, NFKC)), ${KATAKANA}, ${HIRAGANA})`

/** The candidate's own messages in which every word stands, the latest first. Starts from their own conversations, so that nobody else's can be found. */
export async function searchMessages({ db, viewer }: CandidateContext, { q, company_id, page = 1, per_page = PAGE_SIZE }: MessageSearch) {
  const words = q.split(/\s+/u).filter(Boolean).slice(0, 8)
  let found = threadsOf(db, viewer)
    .innerJoin('messages', 'messages.thread_id', 'threads.id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .$if(company_id !== undefined, (threads) => threads.where('threads.company_id', '=', company_id!))
  for (const word of words) found = found.where(sql<boolean>`position(${folded(sql`${word}`)} in ${folded(sql`messages.message`)}) > 0`)
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select([companyOfThread.as('company'), 'messages.id as message_id', 'messages.number', 'messages.created_at as time'])
      .select(['messages.company as from_company', 'messages.name', 'messages.message'])
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ])
  return { hits: rows.map(({ message, ...row }): MessageHit => ({ ...row, ...excerptOf(message, words) })), total: Number(total), page, per_page }
}

/** The part of a message around its first hit, on one line, with the places of all words in it. */
export function excerptOf(message: string, words: string[]): Pick<MessageHit, 'excerpt' | 'marks'> {
  const line = message.replaceAll(/\s+/gu, ' ')
  const hits = marksOf(line, words)
  const first = hits[0]?.[0] ?? 0
  const from = wholeAt(line, Math.max(0, first - BEFORE))
  const end = wholeAt(line, from + EXCERPT)
  const lead = from > 0 ? '…' : ''
  const excerpt = `${lead}${line.slice(from, end)}${line.length > end ? '…' : ''}`
  const move = (at: number) => at - from + lead.length
  const marks = hits.filter(([, to]) => to <= end).map(([start, to]): [number, number] => [move(start), move(to)])
  return { excerpt, marks }
}

/** This place, or the one before where it would part the two halves of a character. */
const wholeAt = (line: string, at: number) => (/[\udc00-\udfff]/.test(line.charAt(at)) ? at - 1 : at)

/** Where the words stand, whatever their width and kana: in order, without overlaps. */
function marksOf(text: string, words: string[]): [number, number][] {
  const { letters, from, to } = foldText(text)
  const found = words.flatMap((word) => {
    const wanted = foldText(word).letters
    const places: [number, number][] = []
    for (let at = wanted ? letters.indexOf(wanted) : -1; at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
      places.push([from[at]!, to[at + wanted.length - 1]!])
    }
    return places
  })
  const marks: [number, number][] = []
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    const last = marks.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}
