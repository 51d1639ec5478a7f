import { memberKindTexts } from '#contract/member-kind-texts.ts'
import type { MemberNotificationKind } from '#contract/company-notifications.ts'
import { settings } from '../../settings.ts'
import { mailText } from '../mail-text.ts'
import { plainWords } from '../words/plain-words.ts'

/** Something waits in the company's area. Whom it is about is read there, by whoever may see them then. */
export const memberNotification = ({ kind, company, unsubscribe_url }: { kind: MemberNotificationKind; company: string; unsubscribe_url: string }) =>
  mailText({
    kind: 'member_notification',
    subject: memberKindTexts[kind].subject,
    parts: [
      `${plainWords(company)}の管理画面で、${memberKindTexts[kind].subject}。`,
      { action: 'お知らせを見る', url: `${settings.publicUrl}/online/companies/notifications` },
      'どのお知らせをメールで受け取るかは、お知らせの設定で選べます。',
    ],
    unsubscribe: { url: unsubscribe_url, action: 'この種類のメールをやめる' },
  })
