import { LRUCache } from 'lru-cache'
import type { PlacedHtml } from '#web/ui/kept-html/kept-html.tsx'

const MOST_CHARACTERS = 32 * 1024 * 1024

/** The HTML of elements by what they show, in this process. */
const pieces = new LRUCache<string, string>({ maxSize: MOST_CHARACTERS, sizeCalculation: (html, key) => html.length + key.length })

/** Nobody outside knows it, so no text of a user contains it. */
const mark = `kept-${crypto.randomUUID()}`
const pathMark = `${mark}-path`
const placed = new RegExp(`<kept-html id="${mark}-(\\d+)">([^]*?)</kept-html>`, 'g')

/** What React fills in with a script that comes later in the page. */
const isUnfinished = /<template id="B:/

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
    const whole = page.replace(placed, (_, place: string, rendered: string) => {
      const { key, html } = asked[Number(place)]!
      if (html === undefined && !isUnfinished.test(rendered)) pieces.set(key, rendered)
      return html ?? rendered
    })
    return whole.replaceAll(pathMark, () => escaped(path))
  }
  return { placed: { place, pathMark }, complete }
}

/** As React writes a text into an attribute. */
const escaped = (text: string) => text.replace(/[&"'<>]/g, (sign) => signs[sign]!)
const signs: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
