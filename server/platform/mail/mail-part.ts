import { escapeHtml as safe } from '../text/escape-html.ts'

/** A paragraph, a step to take, facts, or a list of pages. */
export type MailPart =
  | string
  | { action: string; url: string }
  | { facts: [label: string, value: string][] }
  | { pages: { title: string; line: string; url: string }[] }

/** One part of a mail in both forms, so that they cannot say different things. */
export function mailPart(part: MailPart): { text: string; html: string } {
  if (typeof part === 'string') return { text: part, html: `<p style="margin:0 0 16px">${safe(part)}</p>` }
  if ('action' in part) return { text: `${part.action}\n${part.url}`, html: action(part) }
  if ('facts' in part) return { text: part.facts.map(([label, value]) => `${label}: ${value}`).join('\n'), html: facts(part.facts) }
  return { text: part.pages.map(({ title, line, url }) => `■ ${title}\n${line}\n${url}`).join('\n\n'), html: pages(part.pages) }
}

/** The address is written out, too: some programs make buttons unusable, and a link one can read is a link one can trust. */
const action = ({ action, url }: { action: string; url: string }) =>
  `<p style="margin:24px 0 8px"><a class="button" href="${safe(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1b6f40;color:#ffffff;font-weight:700;text-decoration:none">${safe(action)}</a></p>
<p class="quiet" style="margin:0 0 24px;font-size:13px;color:#50564c;word-break:break-all">${safe(url)}</p>`

const facts = (rows: [string, string][]) =>
  `<p style="margin:0 0 16px">${rows.map(([label, value]) => `<span class="quiet" style="color:#50564c">${safe(label)}</span> ${safe(value)}`).join('<br>')}</p>`

const pages = (list: { title: string; line: string; url: string }[]) =>
  list
    .map(
      ({ title, line, url }) =>
        `<p class="rule" style="margin:0;padding:12px 0;border-top:1px solid #dcd7c8"><a class="link" href="${safe(url)}" style="color:#1b6f40;font-weight:700">${safe(title)}</a><br><span class="quiet" style="color:#50564c">${safe(line)}</span></p>`,
    )
    .join('\n')
    .concat('<p style="margin:0 0 16px"></p>')
