/** The form that numbers and words are read in: half-width, thousands without commas, one sign for every dash and tilde between numbers. */
export const plainForm = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?<=\d)[,、](?=\d{3}(?!\d))/g, '')
    .replace(/[〜～∼˜]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')

// Control characters except tab and line break, the invisible marks that reverse or hide text, and the byte order mark.
// oxlint-disable-next-line no-control-regex -- these are the characters to drop
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g

/** The text as written, without characters that no database or page can show. Line breaks become \n, at most one empty line in a row. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .toWellFormed()
    .replace(UNWANTED, '')
    .replaceAll('\ufffd', '')
    .replace(/(?<![ \t\u00a0\u3000])[ \t\u00a0\u3000]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
