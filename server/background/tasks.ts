import { deliverMail } from '../mail/deliver-mail.ts'
import { forgetMails } from '../mail/forget-mails.ts'

/** Everything that happens after an answer, or without one: the name under which a job waits, and who does it. A payload holds ids, never an address or a text. */
export const tasks = {
  deliver_mail: deliverMail,
  forget_mails: forgetMails,
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
/** What a task is told beside its context; timed tasks are told nothing. */
export type TaskPayload<Name extends TaskName> = Parameters<Tasks[Name]> extends [unknown, infer Payload] ? Payload : Record<string, never>
