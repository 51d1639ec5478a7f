import { BrokenFile } from '../broken-file.ts'

export const formats = [
  'jsonl',
  'json',
  'html',
  'csv',
  'indeed',
  'feed',
  'ashby',
  'lever',
  'greenhouse',
  'jobicy',
  'remoteok',
  'herp',
  'remotive',
  'himalayas',
  'recruitee',
  'teamtailor',
] as const
export type Format = (typeof formats)[number]

/** The format of a file, by its beginning, not by its name. */
export function recogniseFormat(head: string, afterFirstLine = ''): Format {
  const text = head.replace(/^\ufeff/, '').trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return isJsonLines(text, afterFirstLine) ? 'jsonl' : 'json'
  const root = /<(?![?!])([\w:.-]+)/.exec(text.replace(/<!--(?:[\s\S]*?-->|[\s\S]*$)/g, ''))?.[1]?.toLowerCase()
  if (text.startsWith('<') && root) {
    if (['rss', 'feed', 'rdf:rdf'].includes(root)) return 'feed'
    if (['html', 'head', 'body', 'script', 'div', 'main', 'article'].includes(root) || /^<!doctype html/i.test(text)) return 'html'
    if (['source', 'jobs', 'job', 'joblist', 'publisher'].includes(root) || /<job\b/i.test(text)) return 'indeed'
    if (/^<\?xml/i.test(text)) throw new BrokenFile(`この XML（<${root}>）の読み方が分かりません。Indeed の <source><job>…、RSS、Atom のどれかにしてください。`)
  }
  if (/<script[^<>]{0,1000}application\/ld\+json/i.test(text)) return 'html'
  const [first = ''] = text.split(/\r?\n/, 1)
  if (/[,\t;]/.test(first) && first.length < 20_000) return 'csv'
  throw new BrokenFile('求人のファイルとして読めません。JSON-LD の入った HTML、JSON、JSON Lines、CSV、Indeed XML、RSS、Atom のどれかを指定してください。')
}

function isJsonLines(text: string, afterFirstLine: string) {
  const end = text.indexOf('\n')
  // A first line longer than the sample: the next lines decide.
  if (end < 0 && text.startsWith('{') && afterFirstLine) return /^\s*\{/.test(afterFirstLine)
  const first = end < 0 ? text : text.slice(0, end)
  if (!first.startsWith('{')) return false
  try {
    JSON.parse(first)
  } catch {
    return /^\{.*\}\s*$/.test(first) && /^\s*\{/.test(text.slice(end + 1))
  }
  // One line alone is one document, whose list of jobs has to be found.
  return end >= 0 && text.slice(end + 1).trim() !== ''
}
