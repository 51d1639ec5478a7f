import { anyone } from '#server/api.ts'
import { listInbox, showInboxMail } from './inbox.ts'

export const devMails = {
  list: anyone.dev_mails.list.handler(({ context, input }) => listInbox(context, input)),
  show: anyone.dev_mails.show.handler(({ context, input }) => showInboxMail(context, input.mail_id)),
}
