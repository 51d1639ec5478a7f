import { z } from 'zod'
import { isNotificationKind } from '#contract/notifications/kinds/notification-kinds.ts'
import { pages } from '#contract/platform/pages.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'

const PURPOSE = 'unsubscribe '

const Mails = z.union([
  z.strictObject({ saved_search_id: z.int() }),
  z.strictObject({ account_id: z.uuid(), kind: z.string().refine(isNotificationKind) }),
  z.strictObject({ account_id: z.uuid(), purpose: z.literal('mail_magazine') }),
])
/** The mails that a link ends: those of one saved search, of one kind for one account, or the mail magazine. */
export type Mails = z.infer<typeof Mails>

/** Where these mails are ended: by the mail program's button, or on a page. Only this site can make the token; it is for these mails, and gives no other right. */
export const unsubscribeUrl = (mails: Mails) => settings.publicUrl + pages.unsubscribe(seal(PURPOSE + JSON.stringify(mails))!)

/** The mails that a link is about; nothing for a link that we did not make. */
export function mailsOfToken(token: string): Mails | undefined {
  try {
    const opened = open(token)
    return opened?.startsWith(PURPOSE) ? Mails.parse(JSON.parse(opened.slice(PURPOSE.length))) : undefined
  } catch {
    return undefined
  }
}
