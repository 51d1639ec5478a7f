import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** The candidate reads the announcement itself on the site: more people read a mailbox than its owner thinks. */
export const notice = ({ title }: { title: string }) =>
  mailText({
    kind: 'notice',
    subject: title,
    parts: [`お知らせ「${title}」が届いています。`, { action: 'お知らせを読む', url: `${settings.publicUrl}/notifications` }],
  })
