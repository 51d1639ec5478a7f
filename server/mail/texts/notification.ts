import { settings } from '../../settings.ts'
import { mailText } from '../mail-text.ts'

/** Something happened on the site. What it says is read there: a mailbox is read by more people than one thinks. */
export const notification = ({ title, path }: { title: string; path: string }) =>
  mailText({
    kind: 'notification',
    subject: title,
    parts: [
      `${title}。`,
      { action: '芽生えで見る', url: settings.publicUrl + path },
      'どのお知らせをメールで受け取るかは、設定の「通知」で選べます。',
      { action: '通知の設定を開く', url: `${settings.publicUrl}/settings/notifications` },
    ],
  })
