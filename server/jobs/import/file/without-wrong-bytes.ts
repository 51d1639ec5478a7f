import type { ReadRecord } from '../read-record.ts'

/** Stands for a byte without a meaning: no text of Unicode holds this character. */
export const WRONG_BYTE = '\ufdd0'

const NAMED = 10

/** A record with a byte that means nothing is turned away with the lines to mend; the rest of the file goes on. */
export function withoutWrongBytes(record: ReadRecord, wrongLines: number[]): ReadRecord {
  if (wrongLines.length === 0) return record
  const text = JSON.stringify(record)
  if (!text.includes(WRONG_BYTE)) return record
  const own = wrongLines.filter((line) => record.place === `${line}行目`)
  const lines = own.length > 0 ? own : wrongLines
  const named = `${lines.slice(0, NAMED).join('、')}行目${lines.length > NAMED ? 'ほか' : ''}`
  const shown = JSON.parse(text.replaceAll(WRONG_BYTE, '\ufffd')) as ReadRecord
  return {
    place: record.place,
    reason: `文字として読めないバイトがあります（ファイルの${named}）。その文字を直して、もう一度取り込んでください。`,
    raw: 'posting' in shown ? shown.posting : shown.raw,
  }
}
