import { settings } from '#server/settings.ts'
import { type Mails, unsubscribeToken } from './unsubscribe-token.ts'

/** Where these mails are ended: by the mail program's button, or on a page. */
export const unsubscribeUrl = (mails: Mails) => `${settings.publicUrl}/unsubscribe/${unsubscribeToken(mails)}`
