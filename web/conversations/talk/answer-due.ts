import { dayWithWeekday } from '#contract/platform/time/japan-time.ts'

/** The deadline of the company's answer, and the words once it has passed; undefined where no answer is due. */
export const answerDue = (answer_due_at: string | null, now: Date) =>
  answer_due_at ? `${dayWithWeekday(answer_due_at, now)}までに企業から返信がない場合は、「返信なし」と表示します。` : ''
