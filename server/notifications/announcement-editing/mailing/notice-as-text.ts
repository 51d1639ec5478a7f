import { settings } from '#server/settings.ts'
import { sanitizedNotice } from '../../announcements/sanitized-notice.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const whole = (href: string) => (href.startsWith('/') ? settings.publicUrl + href : href)

/** The paragraphs of a notice as a mail says them: its seven tags go, and where a link leads stands behind its words. */
export function noticeAsText(message: string): string[] {
  const html = sanitizedNotice(message)
  return (message.includes('<') ? withoutTags(html).replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!) : html)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const LINK = 'a href="'

/** Of sanitised HTML: each `<` begins a tag, and each tag ends. */
function withoutTags(html: string) {
  const [before = '', ...parts] = html.split('<')
  let text = before
  let link = { href: '', from: 0 }
  for (const part of parts) {
    const end = part.indexOf('>')
    const tag = part.slice(0, end)
    if (tag.startsWith('br') || tag === '/p') text += '\n'
    else if (tag.startsWith(LINK)) link = { href: tag.slice(LINK.length, -1), from: text.length }
    else if (tag === '/a' && link.href) {
      if (text.slice(link.from) !== link.href) text += `（${whole(link.href)}）`
      link = { href: '', from: 0 }
    }
    text += part.slice(end + 1)
  }
  return text
}
