import type { MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { settings } from '#server/settings.ts'
import { mailFrame } from './mail-frame.ts'
import { type MailPart, mailPart } from './mail-part.ts'

/** Kind and topic are all that is kept of a mail, beside its times. The topic is the kind of the notification that it carries. */
export type MailText = { kind: MailKind; topic: string | null; subject: string; text: string; html: string; unsubscribe_url: string | null }

type Written = { kind: MailKind; topic?: string; subject: string; parts: MailPart[]; unsubscribe?: { url: string; action: string } }

/** A mail as it is sent: what it says, who says it and, where one can end such mails, how. */
export function mailText({ kind, topic = '', subject, parts, unsubscribe }: Written): MailText {
  const said = parts.map((part) => mailPart(seenOnly(part)))
  const end = [...(unsubscribe ? [{ line: unsubscribe.action, url: unsubscribe.url }] : []), ...senderLines()]
  const endText = end.map(({ line, url }) => (url ? `${line}\n${url}` : line)).join('\n')
  return {
    kind,
    topic: topic || null,
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

/** Direction and control characters make a mail read otherwise than it was written: they stay in nobody's words. `plainWords` isolates what it must, in pairs. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const isolated = /\u2068([^\u2066-\u2069\n]{1,1000})\u2069|(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const seen = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(isolated, (_, words?: string) => (words ? `\u2068${words.replaceAll(unseen, '')}\u2069` : ''))

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
