import type { TaskRun } from '../background/task-context.ts'

const KEPT_DAYS = 30

/** That a mail was sent, and when, is worth knowing for a month. */
export const forgetMails = ({ db, now }: TaskRun) =>
  db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString())
    .execute()
