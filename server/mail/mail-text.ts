import { settings } from '../settings.ts'
import { mailFrame } from './mail-frame.ts'
import { type MailPart, mailPart } from './mail-part.ts'

/** What a mail is about. The kind is all that is kept of it, beside its times. */
export type MailKind =
  | 'verify_email'
  | 'already_registered'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_changed'
  | 'new_sign_in'
  | 'sign_in_added'
  | 'wrong_tries'
  | 'saved_search_alert'
  | 'notice'
  | 'mail_magazine'
  | 'notification'
  | 'member_notification'
  | 'export_ready'
  | 'withdrawn'
  | 'verify_company'
  | 'ask_to_invite'
  | 'invitation'
  | 'operator_invitation'
  | 'operator_changed'
  | 'approval_awaited'
  | 'member_removed'
  | 'second_factor_changed'
  | 'second_factor_reset'
  | 'report_received'
  | 'report_answered'
  | 'thread_opened'
  | 'restricted'
  | 'request_answered'
  | 'claim_received'
  | 'claim_waiting'
  | 'claim_decided'
  | 'company_decision'
  | 'job_decision'
  | 'incident_notice'

export type MailText = { kind: MailKind; subject: string; text: string; html: string; unsubscribe_url: string | null }

type Written = { kind: MailKind; subject: string; parts: MailPart[]; unsubscribe?: { url: string; action: string } }

/** A mail as it is sent: what it says, who says it and, where one can end such mails, how. */
export function mailText({ kind, subject, parts, unsubscribe }: Written): MailText {
  const said = parts.map((part) => mailPart(seenOnly(part)))
  const end = [...(unsubscribe ? [{ line: unsubscribe.action, url: unsubscribe.url }] : []), ...senderLines()]
  const endText = end.map(({ line, url }) => (url ? `${line}\n${url}` : line)).join('\n')
  return {
    kind,
    subject: `【芽生え】${subject}`,
    text: `${[...said.map(({ text }) => text), `-- \n${endText}`].join('\n\n')}\n`,
    html: mailFrame(
      subject,
      said.map(({ html }) => html),
      end,
    ),
    unsubscribe_url: unsubscribe?.url ?? null,
  }
}

/** Direction and control characters make a mail read otherwise than it was written: they stay in nobody's words. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const seen = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '')

function seenOnly(part: MailPart): MailPart {
  if (typeof part === 'string') return seen(part)
  if ('facts' in part) return { facts: part.facts.map(([label, value]) => [label, seen(value)]) }
  return part
}

/** Advertising has to name its sender and where to complain; it harms no other mail. */
function senderLines(): { line: string; url?: string }[] {
  const { name, address } = settings.operator
  return [
    { line: '芽生え Mebae', url: `${settings.publicUrl}/` },
    ...[name, address].filter((line) => line !== undefined).map((line) => ({ line })),
    { line: '問い合わせと苦情の窓口', url: `${settings.publicUrl}/about/contact` },
    { line: 'このメールは送信専用です。返信は読まれません。' },
  ]
}
