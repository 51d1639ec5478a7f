import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { boards } from './boards.ts'
import { parseJson } from './parse-json.ts'
import { postingsOfJson } from './postings-of-json.ts'
import { fieldsOf, type Fields, isFields } from './read-value.ts'

/** JSON-LD, our own shape, or the list of an applicant tracking system or job board, known by its fields or given by name. */
export async function* readJson(file: TextFile, board?: keyof typeof boards): AsyncGenerator<ReadRecord> {
  const document = parseJson(await file.whole())
  const items = Array.isArray(document) ? document : fieldsOf(document)['jobs']
  const list = Array.isArray(items) ? items : []
  const pointer = Array.isArray(document) ? '' : '/jobs'
  const known = board ?? (Object.keys(boards) as (keyof typeof boards)[]).find((name) => list.some((item) => isFields(item) && boards[name].isItem(item)))
  if (!known) {
    const records = postingsOfJson(document, '')
    if (records.length === 0)
      throw new BrokenFile(
        'この JSON に求人が見つかりません。JobPosting（JSON-LD）か、Ashby・Lever・Greenhouse・RemoteOK・Jobicy の求人一覧を指定してください。',
      )
    yield* records
    return
  }
  for (const [index, item] of list.entries()) {
    const place = `${pointer}/${index}`
    // RemoteOK begins its list with its terms of use.
    if (isFields(item) && 'legal' in item && !('position' in item)) continue
    if (isFields(item)) yield { place, posting: boards[known].postingOf(item, document as Fields) }
    else yield { place, reason: '求人の項目ではありません。', raw: item }
  }
}
