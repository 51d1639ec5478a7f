import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { boards } from './boards/boards.ts'
import { parseJson } from './parse-json.ts'
import { postingsOfJson } from './postings-of-json.ts'
import { fieldsOf, type Fields, isFields, listOf } from './read-value.ts'

/** JSON-LD, our own shape, or the list of an applicant tracking system or job board, known by its fields or given by name. */
export async function* readJson(file: TextFile, board?: keyof typeof boards): AsyncGenerator<ReadRecord> {
  const document = parseJson(await file.whole())
  const items = itemsOf(document)
  const list = items.map(({ item }) => item)
  const known = board ?? (Object.keys(boards) as (keyof typeof boards)[]).find((name) => list.some((item) => isFields(item) && boards[name].isItem(item)))
  if (!known) {
    const records = postingsOfJson(document, '')
    if (records.length === 0)
      throw new BrokenFile(
        'この JSON に求人が見つかりません。JobPosting（JSON-LD）か、Ashby・Lever・Greenhouse・RemoteOK・Jobicy・HERP・Remotive・Himalayas・Recruitee・Teamtailor の求人一覧を指定してください。',
      )
    yield* records
    return
  }
  for (const { item, place } of items) {
    // RemoteOK begins its list with its terms of use.
    if (isFields(item) && 'legal' in item && !('position' in item)) continue
    if (isFields(item)) yield { place, posting: boards[known].postingOf(item, document as Fields) }
    else yield { place, reason: '求人の項目ではありません。', raw: item }
  }
}

const LISTS = ['jobs', 'offers', 'items', 'data']

/** The items of a board's answer with their places. HERP puts its jobs within their companies: each job gets its company's fields. */
function itemsOf(document: unknown): { item: unknown; place: string }[] {
  if (Array.isArray(document)) return document.map((item: unknown, index) => ({ item, place: `/${index}` }))
  const fields = fieldsOf(document)
  const companies = listOf(fields['companies'] ?? fields['company']).flatMap((company, at) =>
    listOf(fieldsOf(company)['jobs']).map((job, index) => {
      const { jobs: _, ...rest } = fieldsOf(company)
      return { item: isFields(job) ? { ...rest, ...job } : job, place: `/companies/${at}/jobs/${index}` }
    }),
  )
  if (companies.length > 0) return companies
  const name = LISTS.find((one) => Array.isArray(fields[one]))
  return name ? listOf(fields[name]).map((item, index) => ({ item, place: `/${name}/${index}` })) : []
}
