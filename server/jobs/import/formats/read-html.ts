import { Parser } from 'htmlparser2'
import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { cleanText } from '../text/plain-form.ts'
import { postingsOfJson } from './postings-of-json.ts'
import { hostOf, urlOf, type Fields } from './read-value.ts'
import { postingOfSchema } from './posting-of-schema.ts'

/** The JobPostings in a page's JSON-LD blocks; without any, those that its elements mark up. */
export async function* readHtml(file: TextFile): AsyncGenerator<ReadRecord> {
  const html = await file.whole()
  const { blocks, url } = blocksOf(html)
  let found = 0
  for (const [index, block] of blocks.entries()) {
    const place = `JSON-LD ${index + 1}つ目`
    const document = documentOf(block)
    if (document === undefined) {
      found++
      yield { place, reason: 'JSON-LD が JSON として読めません。', raw: block.slice(0, 10_000) }
      continue
    }
    for (const record of postingsOfJson(document, '')) {
      found++
      yield { ...record, place: `${place}${record.place && ` ${record.place}`}`, ...('posting' in record && { posting: withUrl(record.posting, url) }) }
    }
  }
  if (found > 0) return
  for (const [index, posting] of postingsOfMarkup(html).entries()) {
    found++
    yield { place: `JobPosting ${index + 1}つ目`, posting: withUrl(posting, url) }
  }
  if (found === 0 && isList(html))
    throw new BrokenFile('求人の一覧のページです。一覧には求人の内容がすべては載っていません。求人1件ずつのページを保存し、そのフォルダーを指定してください。')
  if (found === 0)
    throw new BrokenFile('求人のページではありません（JobPosting の JSON-LD、microdata、RDFa のどれもありません）。求人1件のページを保存して指定してください。')
}

/** HRMOS lists postings with their titles and first words; the full text stands on each posting's page. */
const isList = (html: string) => /id="jsi-joblist"|class="[^"]{0,200}\bpg-list-cassette\b/.test(html)

const withUrl = <Place extends { url: string; site: string }>(posting: Place, url: string): Place => ({
  ...posting,
  url: posting.url || url,
  site: posting.site || hostOf(url),
})

function blocksOf(html: string) {
  const blocks: string[] = []
  let url = ''
  let block: string[] | undefined
  const parser = new Parser({
    onopentag(name, { type = '', rel, href, property, content }) {
      if (name === 'script' && /^\s*application\/ld\+json/i.test(type)) block = []
      if (name === 'link' && rel?.toLowerCase() === 'canonical') url = urlOf(href) || url
      if (name === 'meta' && property?.toLowerCase() === 'og:url') url ||= urlOf(content)
    },
    ontext(text) {
      block?.push(text)
    },
    onclosetag(name) {
      if (name !== 'script' || !block) return
      blocks.push(block.join(''))
      block = undefined
    },
  })
  parser.end(html)
  return { blocks, url }
}

/** Pages put line breaks into strings, comments around the block, or escape it whole; all of that is read. */
function documentOf(block: string): unknown {
  const bare = block
    .replace(
      /^\s{0,99}(?:<!--|\/\*\s{0,9}<!\[CDATA\[\s{0,9}\*\/|<!\[CDATA\[|\/\/<!\[CDATA\[)|(?:-->|\]\]>|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\/\/\]\]>)\s{0,99};?\s{0,99}$/g,
      '',
    )
    .trim()
  const unescaped = bare.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&')
  for (const text of [
    bare,
    bare.replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)/g, (string) => cleanText(string).replaceAll('\n', String.raw`\n`).replaceAll('\t', String.raw`\t`)),
    unescaped,
  ]) {
    try {
      return JSON.parse(text)
    } catch {}
  }
  return undefined
}

type Open = { start: number; names: string[]; owner: Fields | undefined; item: Fields | undefined; isTold: boolean }

const ADDRESSES = new Set(['url', 'sameAs', 'logo', 'image', 'mainEntityOfPage'])

const MOST = 1_000

/** The JobPostings that a page marks up in its elements: microdata (itemscope, itemprop) and RDFa (typeof, property). */
function postingsOfMarkup(html: string) {
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
