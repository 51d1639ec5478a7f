import { lines } from '../file/lines.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { postingsOfJson } from './postings-of-json.ts'
import { isFields } from './read-value.ts'

/** One posting a line: our own shape, or schema.org JSON-LD. */
export async function* readJsonLines(file: TextFile): AsyncGenerator<ReadRecord> {
  for await (const { number, line } of lines(file.chunks())) {
    const place = `${number}行目`
    if (line === undefined) yield { place, reason: '行が長すぎます（400万文字まで）。', raw: '' }
    else if (line.trim() !== '') yield* recordsOf(line, place)
  }
}

function* recordsOf(line: string, place: string): Generator<ReadRecord> {
  let value: unknown
  try {
    value = JSON.parse(line.replace(/^\ufeff/, ''))
  } catch {
    yield { place, reason: 'JSON として読めません。かっこや引用符を確かめてください。', raw: line.slice(0, 10_000) }
    return
  }
  // A rejected line that nobody mended yet is still what it was.
  const records = isFields(value) && 'raw' in value && 'reason' in value ? postingsOfJson(value['raw'], '') : postingsOfJson(value, '')
  if (records.length === 0) yield { place, reason: '求人ではありません（題名と会社名のある JobPosting が必要です）。', raw: value }
  for (const record of records) yield { ...record, place: record.place ? `${place} ${record.place}` : place }
}
