import { siteSettings } from '#server/settings/site-settings.ts'
import { kindNamed, type NotificationKind } from '#contract/notifications/kinds/notification-kinds.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'
import { plainWords } from '../words/plain-words.ts'

type Told = { kind: NotificationKind; title: string; path: string; unsubscribe_url: string | undefined }

/**
 * Something happened on the site. The recipient reads the text there: more people read a mailbox than its owner thinks, and its subjects appear on more
 * screens.
 */
export const notification = ({ kind, title, path, unsubscribe_url }: Told) =>
  mailText({
    kind: 'notification',
    topic: kind,
    subject: kindNamed(kind).headline,
    parts: [
      `${plainWords(title, 200)}。`,
      { action: `${siteSettings().name}で見る`, url: settings.publicUrl + path },
      'どのお知らせをメールで受け取るかは、設定の「通知」で選べます。',
      { action: '通知の設定を開く', url: settings.publicUrl + pages.notificationSettings() },
    ],
    ...(unsubscribe_url && { unsubscribe: { url: unsubscribe_url, action: 'この種類のメールをやめる' } }),
  })
