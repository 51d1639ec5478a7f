import { Parser } from 'htmlparser2'

const BREAKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'blockquote',
  'pre',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'main',
  'aside',
  'nav',
  'form',
  'fieldset',
  'address',
])
const APART = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre'])
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'button',
  'video',
  'audio',
  'canvas',
])
const MARKUP =
  /<\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|b|i|u|em|strong|a|h[1-6]|table|tr|td|th|tbody|img|font|section|article|hr|blockquote|pre|script|style|iframe|svg)\b[^<>]{0,5000}>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i

/** Text without markup from HTML, escaped once or several times, or from plain text, which stays as it is. Line breaks and list marks are kept. */
export function htmlToText(text: string) {
  if (!text.includes('<') && !text.includes('&')) return text
  let plain = text
  for (let escapes = 0; escapes < 3 && MARKUP.test(plain); escapes++) plain = unwrap(plain)
  return plain
}

function unwrap(html: string) {
  const text: string[] = []
  const lists: { ordered: boolean; items: number }[] = []
  let dropped = 0
  // Line breaks of a source that breaks lines with tags as well mean nothing; in one without block tags they are the only ones.
  const hasBlocks = /<(?:p|div|ul|ol|table|h[1-6])\b/i.test(html)

  const parser = new Parser({
    onopentagname(name) {
      if (DROPPED.has(name)) dropped++
      if (name === 'br') text.push('\n')
      if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', items: 0 })
      if (name === 'td' || name === 'th') text.push(' ')
      if (name === 'li') {
        const list = lists.at(-1)
        if (list) list.items++
        text.push('\n', '　'.repeat(Math.max(0, Math.min(lists.length, 6) - 1)), list?.ordered ? `${list.items}. ` : '・')
      } else if (BREAKS.has(name)) text.push('\n')
    },
    ontext(part) {
      if (dropped === 0) text.push(part.replace(/[ \t]+/g, ' '))
    },
    onclosetag(name) {
      if (DROPPED.has(name) && dropped > 0) dropped--
      if (name === 'ul' || name === 'ol') lists.pop()
      if (BREAKS.has(name)) text.push(hasBlocks && APART.has(name) && lists.length === 0 ? '\n\n' : '\n')
    },
  })
  parser.end(html)

  return text
    .join('')
    .replace(/(?<! ) *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/((?:^|\n)　*(?:・|\d+\. ))\n+/g, '$1')
    .replace(/\n(?=\n　{0,20}(?:・|\d{1,4}\. ))/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
