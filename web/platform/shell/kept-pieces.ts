import { LRUCache } from 'lru-cache'
import type { PlacedHtml } from '#web/ui/kept-html/kept-html.tsx'

const MOST_CHARACTERS = 32 * 1024 * 1024

/** The HTML of elements by what they show, in this process. */
const pieces = new LRUCache<string, string>({ maxSize: MOST_CHARACTERS, sizeCalculation: (html, key) => html.length + key.length })

/** Nobody outside knows it, so no text of a user contains it. */
const mark = `kept-${crypto.randomUUID()}`
const pathMark = `${mark}-path`
const opening = `<kept-html id="${mark}-`
const closing = '</kept-html>'

/** What React fills in with a script that comes later in the page: a boundary, or a part of one. */
const isUnfinished = /<template id="[BP]:/

/** For one page: its elements are looked up while React renders it, and afterwards put in their places, or kept. */
export function keptPieces() {
  const asked: { key: string; html: string | undefined }[] = []
  const place: PlacedHtml['place'] = (by) => {
    const key = JSON.stringify(by)
    const html = pieces.get(key)
    return { id: `${mark}-${asked.push({ key, html }) - 1}`, isKept: html !== undefined }
  }
  /** `path`: the page's address. */
  const complete = (page: string, path: string) => {
    if (asked.length === 0) return page
    const [before = '', ...rest] = page.split(opening)
    const whole = rest.map((text) => {
      const [start, end] = [text.indexOf('>') + 1, text.indexOf(closing)]
      const { key, html } = asked[Number.parseInt(text, 10)]!
      const rendered = text.slice(start, end)
      if (html === undefined && !isUnfinished.test(rendered)) pieces.set(key, copyOf(rendered))
      return (html ?? rendered) + text.slice(end + closing.length)
    })
    return (before + whole.join('')).replaceAll(pathMark, () => escaped(path))
  }
  return { placed: { place, pathMark }, complete }
}

/** A part of a string holds on to the whole of it, which is a page. */
const copyOf = (text: string) => ` ${text}`.slice(1)

/** As React writes a text into an attribute. */
const escaped = (text: string) => text.replace(/[&"'<>]/g, (sign) => signs[sign]!)
const signs: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
