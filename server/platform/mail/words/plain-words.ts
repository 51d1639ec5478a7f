/** Characters that no name needs and some mail programs act on: control and direction characters, line ends, characters without width. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu
const scheme = /\b[a-z][a-z0-9+.-]{0,30}:\/\/|\b(?:mailto|tel|sms|javascript|data|https?):/gi
/** A dot as in an address: before a letter of any script, or in a row of numbers. */
const dot =
  /(?<=[\p{L}\p{N}_-])[.。｡](?=[a-z\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])|(?<=[\p{L}\p{N}_-])\.(?=\p{L})|(?<=\.\d{1,3})\.(?=\d)|(?<=\d)\.(?=\d{1,3}\.)/giu
const at = / ?@ ?(?=\S)/g
/** Seven digits or more, with any separators; a date is none. */
const telephone = /(?<!\d)(?!\d{4}-\d{1,2}-\d{1,2}(?![\d-]))\+?\(?\d(?:[-‐‑–—−ー ().・/]{0,2}\d){6,}/g

/** Letters written from right to left: they would take the signs and figures of our sentence along. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Nine or more digits, with any signs between them; no price, and no time behind a date. */
const numbers =
  /(?<!\d|\d,|\d{4}-|\d{4}-\d{1,2}-)(?!\d{4}-\d{1,2}-\d{1,2}(?![\d-]))(?![1-9]\d{0,2}(?:,\d{3}){1,4}(?![,.]?\d))\+?\(?\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){8,40}/gu

const isActedOn = (text: string) => [scheme, dot, at, telephone, numbers].some((pattern) => text.search(pattern) >= 0)

/**
 * Words that another user chose, for a mail of ours: one short line that no mail program turns into a link, an address or a telephone number. Right-to-left
 * words are isolated (U+2068 … U+2069), because a mail's plain text has no `<bdi>`. A visitor who signs up, or a member who invites, can have us write to any
 * address, so their name is the only text that they can send (docs/decisions/0033-two-people-and-counts.md).
 */
export function plainWords(text: string, longest = 60) {
  const line = text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  // Full-width letters are read as an address, too. Other names keep the form in which they were written.
  const wide = line.normalize('NFKC')
  const words = isActedOn(wide)
    ? wide
        .replaceAll(scheme, ' ')
        .replaceAll(numbers, '〔番号〕')
        .replaceAll(telephone, '〔番号〕')
        .replaceAll(at, ' @ ')
        .replaceAll(dot, '. ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : line
  const letters = [...words]
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : words
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short
}
