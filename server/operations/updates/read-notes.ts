import { releasesIn } from './releases-in.ts'

export const LARGEST_NOTES = 1_048_576

/** Says why something is no release notes, as an operator reads it. */
export class NotNotes extends Error {}

/** The text of release notes. Bytes that are something else are refused: they would say for ever that nothing is newer. */
export function notesOf(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_NOTES) throw new NotNotes('1 MB より大きいファイルです。')
  const text = decoded(bytes)
  if (text === undefined || text.includes('\0')) throw new NotNotes('UTF-8 のテキストではありません。CHANGELOG.md を選んでください。')
  if (releasesIn(text).length === 0)
    throw new NotNotes('「## [1.2.0] - 2027-01-10」の形の見出しがないため、リリースノートとして読めません。CHANGELOG.md を選んでください。')
  return text
}

function decoded(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
