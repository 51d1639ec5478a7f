import sanitizeHtml from 'sanitize-html'
import { noticeHref } from '#contract/notifications/announcements/notice-href.ts'

const usable = new Set(['a', 'strong', 'em', 'u', 'br', 'p', 'span'])
const NAMED = 10

/** What of a message would be taken out of it, as words to say: tags, attributes, and where links lead. */
export function unusableParts(message: string) {
  const found = new Set<string>()
  const look = (tagName: string, attribs: Record<string, string>) => {
    if (!usable.has(tagName)) found.add(tagName.slice(0, 40))
    else
      for (const [name, value] of Object.entries(attribs)) {
        if (tagName !== 'a' || name !== 'href') found.add(`${tagName} の ${name.slice(0, 40)}`)
        else if (!noticeHref(value)) found.add(`リンク先 ${value.slice(0, 60)}`)
      }
    return { tagName, attribs }
  }
  if (message.includes('<')) sanitizeHtml(message, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, transformTags: { '*': look } })
  return [...found].slice(0, NAMED)
}
