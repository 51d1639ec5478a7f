import sanitizeHtml from 'sanitize-html'
import { announcementHref } from '#contract/notifications/announcements/announcement-href.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'strong', 'em', 'u', 'br', 'p', 'span'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, attributes): sanitizeHtml.Tag => {
      const href = announcementHref(attributes.href)
      return { tagName, attribs: href ? { href } : {} }
    },
  },
}

/** An announcement's body as it may be stored and shown. Text without a tag needs nothing: the page writes it as text. */
export const sanitizedAnnouncement = (message: string) => (message.includes('<') ? sanitizeHtml(message, options) : message)
