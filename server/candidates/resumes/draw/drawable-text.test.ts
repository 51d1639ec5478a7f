import { expect, test } from 'vitest'
import { drawableText } from './draw-in-thread.ts'

test.each([
  ['rare characters of names are drawn as they are', '𠮷野家 髙﨑', '𠮷野家\u00a0髙﨑'],
  ['a variant that only some fonts tell apart is drawn as the character itself', '葛\u{e0100}飾', '葛飾'],
  ['half-width kana and radicals become ordinary, full-width signs stay', 'ﾘﾓｰﾄ（⼈）㈱', 'リモート（人）(株)'],
  ['a mark apart from its letter joins it', 'か\u3099', 'が'],
  ['pictures are left out, other scripts become a sign for a missing character', '👨‍👩‍👧済🎉 ไท', '済\u00a0〓〓'],
  ['half of a pair draws nothing else', '山\ud842田', '山〓田'],
])('%s', (_, given, drawn) => expect(drawableText(given)).toBe(drawn))
