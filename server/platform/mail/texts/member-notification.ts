import { kindNamed, type NotificationKind } from '#contract/notifications/kinds/notification-kinds.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'
import { plainWords } from '../words/plain-words.ts'

type Told = {
  kind: NotificationKind
  company: string
  /** The candidate's name, as the company's pages show it at this moment. */
  candidate?: string | null | undefined
  /** Left out where the mail cannot be turned off. */
  unsubscribe_url?: string | undefined
}

/** Something waits in the company's area. */
export const memberNotification = ({ kind, company, candidate, unsubscribe_url }: Told) =>
  mailText({
    kind: 'member_notification',
    topic: kind,
    subject: [kindNamed(kind).headline, candidate && plainWords(candidate)].filter(Boolean).join('：'),
    parts: [
      `${plainWords(company)}の管理画面で、${kindNamed(kind).headline}。`,
      ...(candidate ? [`候補者：${plainWords(candidate)}`] : []),
      { action: 'お知らせを見る', url: settings.publicUrl + pages.notifications('company') },
      unsubscribe_url
        ? 'どのお知らせをメールで受け取るかは、お知らせの設定で選べます。'
        : '大切なお知らせのため、お知らせの設定にかかわらずメールでお送りしています。',
    ],
    ...(unsubscribe_url && { unsubscribe: { url: unsubscribe_url, action: 'この種類のメールをやめる' } }),
  })
