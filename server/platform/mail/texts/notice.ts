import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** The notice itself is read on the site: a mailbox is read by more people than one thinks. */
export const notice = ({ title }: { title: string }) =>
  mailText({
    kind: 'notice',
    subject: title,
    parts: [`お知らせ「${title}」が届いています。`, { action: 'お知らせを読む', url: `${settings.publicUrl}/notifications` }],
  })
