/** The five questions about wishes, in their order. */
export const questions = [
  { key: 'job_fields', name: '職種', title: 'どんな仕事をしたいですか', why: 'いくつでも選べます。' },
  { key: 'style', name: '働き方', title: 'どう働きたいですか', why: '決めていない項目は、選ばなくてかまいません。' },
  { key: 'places', name: '勤務地', title: 'どこで働きたいですか', why: 'フルリモートの求人は、どこを選んでも出ます。' },
  { key: 'pay', name: '年収', title: '年収は、いくらからですか', why: '' },
  { key: 'musts', name: '譲れないもの', title: '譲れないものはどれですか', why: '3つまで選べます。' },
] as const
export type QuestionKey = (typeof questions)[number]['key']
export const MOST_MUSTS = 3

/** The number of the question that the page's address names; the first without one. */
export function questionAt(text: string | null) {
  const at = Number(text)
  return Number.isInteger(at) && at >= 1 && at <= questions.length ? at : 1
}
