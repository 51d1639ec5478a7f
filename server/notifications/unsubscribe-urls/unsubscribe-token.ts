import { z } from 'zod'
import { memberNotificationKinds } from '#contract/notifications/settings/company-notifications.ts'
import { notificationKinds } from '#contract/notifications/settings/notification-settings.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'

const PURPOSE = 'unsubscribe '

const Mails = z.union([
  z.strictObject({ saved_search_id: z.int() }),
  z.strictObject({ candidate_user_id: z.uuid(), kind: z.enum(notificationKinds) }),
  z.strictObject({ candidate_user_id: z.uuid(), purpose: z.literal('mail_magazine') }),
  z.strictObject({ company_user_id: z.uuid(), kind: z.enum(memberNotificationKinds) }),
])
/** The mails that a link ends: those of one saved search, of one kind for one person, or the mail magazine. */
export type Mails = z.infer<typeof Mails>

/** The token in a mail's link: only this site can make it, it is for these mails, and it gives no other right. */
export const unsubscribeToken = (mails: Mails) => seal(PURPOSE + JSON.stringify(mails))!

/** The mails that a link is about; nothing for a link that we did not make. */
export function mailsOfToken(token: string): Mails | undefined {
  try {
    const opened = open(token)
    return opened?.startsWith(PURPOSE) ? Mails.parse(JSON.parse(opened.slice(PURPOSE.length))) : undefined
  } catch {
    return undefined
  }
}
