const ideographs = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
const gap = new RegExp(String.raw`(?<=${ideographs})[ \t\u200b-\u200d\u2060\ufeff]+(?=${ideographs})`, 'gu')

/** A text as rules read it: one width, one kind of tilde, and no gaps put between letters so that nobody finds them. */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[〜～∼]/g, '~')
    .replaceAll(/[−‐‑–—―]/g, '-')
    .replaceAll(gap, '')
    // 3 5 歳 is 35歳; 2 5 alone stays.
    .replaceAll(/(?<!\d)(\d) (\d) ?(?=[歳才代])/g, '$1$2')
