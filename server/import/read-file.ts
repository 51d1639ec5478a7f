import type { TextFile } from './file/text-file.ts'
import { type Format } from './formats/recognise-format.ts'
import { readJsonLines } from './formats/read-json-lines.ts'
import type { ReadRecord } from './read-record.ts'

const readers: Partial<Record<Format, (file: TextFile) => AsyncIterable<ReadRecord>>> = {
  jsonl: readJsonLines,
}

export const readFile = (file: TextFile, format: Format): AsyncIterable<ReadRecord> => readers[format]!(file)
