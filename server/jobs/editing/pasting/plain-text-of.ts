import { fail } from '#server/fail.ts'

const NUL = 0
const encodings = ['utf-8', 'shift_jis', 'euc-jp'] as const

/** The text of a file in one of the encodings of Japanese documents. What is no text is refused with the way that is left. */
export function plainTextOf(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (!bytes.includes(NUL) && !isDocument(bytes))
    for (const encoding of encodings) {
      try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes)
      } catch {}
    }
  fail('INPUT_INVALID', [{ field: 'file', message: 'このファイルの文章は読めません。PDF や Word は、文章をコピーして貼り付けてください。' }])
}

/** A PDF, or a Word file, which is a ZIP. */
const isDocument = (bytes: Uint8Array) => ['%PDF', 'PK\u0003\u0004'].includes(String.fromCharCode(...bytes.subarray(0, 4)))
