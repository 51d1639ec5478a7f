import { Parser } from 'htmlparser2'
import { postingOfSchema } from './posting-of-schema.ts'
import type { Fields } from './read-value.ts'

type Open = { start: number; names: string[]; owner: Fields | undefined; item: Fields | undefined; isTold: boolean }

const ADDRESSES = new Set(['url', 'sameAs', 'logo', 'image', 'mainEntityOfPage'])
const MOST = 1_000

/** The JobPostings that a page marks up in its elements: microdata (itemscope, itemprop) and RDFa (typeof, property). */
export function postingsOfMarkup(html: string) {
  const postings: Fields[] = []
  const open: Open[] = []
  const items: Fields[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const owner = items.at(-1)
      const names = (attributes['itemprop'] ?? attributes['property'] ?? '').split(/\s+/).map(lastPart).filter(Boolean)
      const type = lastPart((attributes['itemtype'] ?? attributes['typeof'] ?? '').trim().split(/\s+/)[0] ?? '')
      const item = 'itemscope' in attributes || 'typeof' in attributes ? { '@type': type } : undefined
      if (item) {
        if (type === 'JobPosting' && postings.length < MOST) postings.push(item)
        items.push(item)
      }
      const told =
        item ??
        attributes['content'] ??
        attributes['datetime'] ??
        (names.some((one) => ADDRESSES.has(one)) ? (attributes['href'] ?? attributes['src']) : undefined)
      if (owner && told !== undefined) for (const one of names) add(owner, one, told)
      open.push({ start: parser.endIndex + 1, names, owner, item, isTold: told !== undefined || name === 'meta' || name === 'link' })
    },
    onclosetag() {
      const { start = 0, names = [], owner, item, isTold = true } = open.pop() ?? {}
      if (item) items.pop()
      else if (owner && !isTold) for (const one of names) add(owner, one, html.slice(start, parser.startIndex))
    },
  })
  parser.end(html)
  return postings.map(postingOfSchema)
}

const lastPart = (name: string) => name.slice(Math.max(...['/', '#', ':'].map((mark) => name.lastIndexOf(mark))) + 1)

function add(owner: Fields, name: string, value: unknown) {
  if (name.startsWith('@') || name === '__proto__') return
  const before = owner[name]
  owner[name] = before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value]
}
