export const MOST_QUESTIONS = 10
export const MOST_CHOICES = 20
/** Characters of an answer in one line, and of one in several. */
export const LONGEST_SHORT = 200
export const LONGEST_LONG = 2000

/** The kinds of answers and what people call them. */
export const questionKinds = { short_text: '短文', long_text: '長文', choice: '選択', yes_no: 'はい・いいえ' } as const
export type QuestionKind = keyof typeof questionKinds
