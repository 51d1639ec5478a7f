import { createHash } from 'node:crypto'

/** What the response ledger keeps of a message in place of its words: how many letters, and a key that is the same for the same words. */
export function wordsOf(message: string) {
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
  return { letters: [...letters].length, text_key: letters && createHash('sha256').update(letters).digest('base64url').slice(0, 16) }
}
