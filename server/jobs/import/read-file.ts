import type { TextFile } from './file/text-file.ts'
import { readCsv } from './formats/read-csv.ts'
import { readFeed } from './formats/read-feed.ts'
import { readHtml } from './formats/read-html.ts'
import { readIndeed } from './formats/read-indeed.ts'
import { readJson } from './formats/read-json.ts'
import { readJsonLines } from './formats/read-json-lines.ts'
import type { Format } from './formats/recognise-format.ts'
import type { ReadRecord } from './read-record.ts'

/** The records of a file, one after the other. */
export const readFile: Record<Format, (file: TextFile) => AsyncIterable<ReadRecord>> = {
  jsonl: readJsonLines,
  json: (file) => readJson(file),
  html: readHtml,
  csv: readCsv,
  indeed: readIndeed,
  feed: readFeed,
  ashby: (file) => readJson(file, 'ashby'),
  lever: (file) => readJson(file, 'lever'),
  greenhouse: (file) => readJson(file, 'greenhouse'),
  jobicy: (file) => readJson(file, 'jobicy'),
  remoteok: (file) => readJson(file, 'remoteok'),
  herp: (file) => readJson(file, 'herp'),
  remotive: (file) => readJson(file, 'remotive'),
  himalayas: (file) => readJson(file, 'himalayas'),
  recruitee: (file) => readJson(file, 'recruitee'),
  teamtailor: (file) => readJson(file, 'teamtailor'),
}
