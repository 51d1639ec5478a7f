import { settings } from '../../settings.ts'
import { sanitizedNotice } from '../../notifications/sanitized-notice.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const whole = (href: string) => (href.startsWith('/') ? settings.publicUrl + href : href)

/** The paragraphs of a notice as a mail says them: its seven tags go, and where a link leads stands behind its words. */
export function noticeAsText(message: string): string[] {
  const html = sanitizedNotice(message)
  const text = html.includes('<')
    ? html
        .replaceAll(/<br ?\/?>|<\/p>/g, '\n')
        .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, href: string, words: string) => (words === href ? words : `${words}（${whole(href)}）`))
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    : html
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
