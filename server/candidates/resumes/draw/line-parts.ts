/** Japanese has no spaces: a line may end after any character but one that must not begin or end a line. Latin words and numbers stay whole. */
const part =
  /[([{「『（［｛〈《【〔]*(?:[A-Za-z0-9@#+&'’./:_~%,?=-]{1,40}|.)[)\]}」』）］｝〉》】〕、。，．,.!?！？・：；ー〜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％\u00a0]*/gsu

/** The pieces of a word between which a line may end. The empty piece after each tells React-pdf that nothing is to be written there, no hyphen. */
export const lineParts = (word: string): string[] => (word.match(part) ?? [word]).flatMap((piece) => [piece, ''])
