import { operator } from '#server/api.ts'
import { listMails, retryFailedMails, retryMail, stopMail } from './queued-mails.ts'

const running = operator.mails

export const mailQueue = {
  mails: {
    list: operator.mails.list.handler(({ context, input }) => listMails(context, input)),
    retry: running.retry.handler(({ context, input }) => retryMail(context, input.mail_id)),
    retry_failed: running.retry_failed.handler(({ context, input }) => retryFailedMails(context, input)),
    stop: running.stop.handler(({ context, input }) => stopMail(context, input.mail_id)),
  },
}
