/** Characters that control, reverse or hide, but for the one that joins emoji; those that some system reads as part of a path or a command. */
const unwanted = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu
const special = /["<>|:*?;`$%\\/]/g

const LONGEST = 150

/** A file name that every operating system accepts: the last part of a path, in one spelling, with the true extension. */
export function safeFileName(given: string, ending: `.${string}`, otherwise: string) {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last.toWellFormed().normalize('NFC').replace(unwanted, '').replace(special, '_')
  const stem = (plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain).replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return ([...stem].slice(0, LONGEST).join('') || otherwise) + ending
}
