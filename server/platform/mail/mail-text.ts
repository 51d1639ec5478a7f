import { pages } from '#contract/platform/pages.ts'
import type { Scheme } from '#contract/platform/site/accent.ts'
import { filledIn } from '#contract/platform/site/mail-placeholders.ts'
import type { MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { settings } from '#server/settings.ts'
import { siteSettings, siteFullName } from '#server/settings/site-settings.ts'
import { escapeHtml as safe } from '../text/escape-html.ts'

/** Only the kind and the topic of a mail are stored beside its times. The topic is the kind of the notification that it carries. */
export type MailText = { kind: MailKind; topic: string | null; subject: string; text: string; html: string; unsubscribe_url: string | null }

type MailWords = { subject?: string | undefined; intro?: string | undefined }
type Written = { kind: MailKind; topic?: string; subject: string; parts: MailPart[]; unsubscribe?: { url: string; action: string } }

let tried: MailWords | undefined

/** Makes a mail with words that nobody saved yet. */
export function withWords(words: MailWords, make: () => MailText) {
  tried = words
  try {
    return make()
  } finally {
    tried = undefined
  }
}

/** A mail as it is sent: its text, its sender and, where the recipient can unsubscribe, how. An operator may have written its subject and its first words. */
export function mailText({ kind, topic = '', subject, parts, unsubscribe }: Written): MailText {
  const wording: MailWords | undefined = tried ?? siteSettings().mailWording[kind]
  const site = siteSettings().name
  const values = { '{件名}': subject, '{サイト名}': site }
  const heading = wording?.subject ? filledIn(wording.subject, values) : subject
  const said = [...(wording?.intro ? [filledIn(wording.intro, values)] : []), ...parts].map((part) => mailPart(seenOnly(part)))
  const end = [...(unsubscribe ? [{ line: unsubscribe.action, url: unsubscribe.url }] : []), ...senderLines()]
  const endText = end.map(({ line, url }) => (url ? `${line}\n${url}` : line)).join('\n')
  return {
    kind,
    topic: topic || null,
    subject: `【${site}】${heading}`,
    text: `${[...said.map(({ text }) => text), `-- \n${endText}`].join('\n\n')}\n`,
    html: mailFrame(
      heading,
      said.map(({ html }) => html),
      end,
    ),
    unsubscribe_url: unsubscribe?.url ?? null,
  }
}

/**
 * Direction and control characters make a mail read otherwise than it was written: they are removed from users' words. `plainWords` isolates right-to-left
 * words, in pairs.
 */
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
  const { name, address } = siteSettings().operator
  const signature = siteSettings().mailSignature?.trim().split(/\r?\n/) ?? []
  return [
    ...signature.map((line) => ({ line })),
    { line: siteFullName(), url: settings.publicUrl + pages.home() },
    ...[name, address].filter((line) => line !== undefined).map((line) => ({ line })),
    { line: '問い合わせと苦情の窓口', url: settings.publicUrl + pages.contact() },
    { line: 'このメールは送信専用です。返信は読まれません。' },
  ]
}

/** A paragraph, a step to take, facts, or a list of pages. */
type MailPart =
  | string
  | { action: string; url: string }
  | { facts: [label: string, value: string][] }
  | { pages: { title: string; line: string; url: string }[] }

/** One part of a mail in both forms, so that they cannot differ. */
function mailPart(part: MailPart): { text: string; html: string } {
  if (typeof part === 'string') return { text: part, html: `<p style="margin:0 0 16px">${safe(part)}</p>` }
  if ('action' in part) return { text: `${part.action}\n${part.url}`, html: action(part) }
  if ('facts' in part) return { text: part.facts.map(([label, value]) => `${label}: ${value}`).join('\n'), html: facts(part.facts) }
  return { text: part.pages.map(({ title, line, url }) => `■ ${title}\n${line}\n${url}`).join('\n\n'), html: pageList(part.pages) }
}

/** The address is written out, too: some programs make buttons unusable, and a link one can read is a link one can trust. */
const action = ({ action, url }: { action: string; url: string }) =>
  `<p style="margin:24px 0 8px"><a class="button" href="${safe(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent('light')};color:#ffffff;font-weight:700;text-decoration:none">${safe(action)}</a></p>
<p class="quiet" style="margin:0 0 24px;font-size:13px;color:#50564c;word-break:break-all">${safe(url)}</p>`

const facts = (rows: [string, string][]) =>
  `<p style="margin:0 0 16px">${rows.map(([label, value]) => `<span class="quiet" style="color:#50564c">${safe(label)}</span> ${safe(value)}`).join('<br>')}</p>`

const pageList = (list: { title: string; line: string; url: string }[]) =>
  list
    .map(
      ({ title, line, url }) =>
        `<p class="rule" style="margin:0;padding:12px 0;border-top:1px solid #dcd7c8"><a class="link" href="${safe(url)}" style="color:${accent('light')};font-weight:700">${safe(title)}</a><br><span class="quiet" style="color:#50564c">${safe(line)}</span></p>`,
    )
    .join('\n')
    .concat('<p style="margin:0 0 16px"></p>')

const accents = { light: '#1b6f40', dark: '#86cf98' }
const accent = (scheme: Scheme) => siteSettings().colours[scheme] ?? accents[scheme]

/** Mail programs read styles from attributes; those that know a dark page read this, too. */
const dark = () => `@media (prefers-color-scheme: dark) {
  .page { background: #171915 !important; color: #ebe9e0 !important; }
  .sheet { background: #1f221d !important; border-color: #363a31 !important; }
  .quiet { color: #b9bcb0 !important; }
  .rule { border-color: #363a31 !important; }
  .link { color: ${accent('dark')} !important; }
  .button { background: ${accent('dark')} !important; color: #0d1f13 !important; }
}`

/** The layout of every mail: no picture and no remote content, so that opening it notifies no server. */
const mailFrame = (title: string, parts: string[], end: { line: string; url?: string | undefined }[]) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${safe(title)}</title>
<style>${dark()}</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:#f7f4ec;color:#1f241e;font-family:'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',Meiryo,sans-serif;font-size:16px;line-height:1.8">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #dcd7c8;border-radius:14px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5;word-break:auto-phrase">${safe(title)}</h1>
${parts.join('\n')}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;line-height:1.65;color:#50564c">
${end.map(({ line, url }) => (url ? `<a class="link" href="${safe(url)}" style="color:${accent('light')}">${safe(line)}</a>` : safe(line))).join('<br>\n')}
</p>
</body>
</html>
`
