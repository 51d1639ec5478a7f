import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** An announcement of the operators, to candidates who agreed to such mails. */
export const mailMagazine = ({ title, paragraphs, unsubscribe_url }: { title: string; paragraphs: string[]; unsubscribe_url: string }) =>
  mailText({
    kind: 'mail_magazine',
    subject: title,
    parts: [
      ...paragraphs,
      { action: 'お知らせのページで読む', url: `${settings.publicUrl}/notifications` },
      'メールマガジンの受け取りに同意した方にお送りしています。',
    ],
    unsubscribe: { url: unsubscribe_url, action: 'メールマガジンを停止する' },
  })
