import { dayWithWeekday } from './moment.ts'

/** Until when the company's answer is due, and what is shown when none came; nothing where none is awaited. */
export const answerDue = (answer_due_at: string | null, now: Date) =>
  answer_due_at ? `${dayWithWeekday(answer_due_at, now)}までに企業から返信がない場合は、「返信なし」と表示します。` : ''
