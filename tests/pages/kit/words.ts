/** A text to look for: a string anywhere in any case; with `exact` the whole; or a pattern. Compared as in Playwright. */
export type Words = string | RegExp
export type Exactness = { exact?: boolean }

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export function matches(text: string, words: Words, { exact = false }: Exactness = {}) {
  const said = plain(text)
  if (words instanceof RegExp) return words.test(said)
  const wanted = plain(words)
  return exact ? said === wanted : said.toLowerCase().includes(wanted.toLowerCase())
}

/** An element's text without that of scripts. */
export function textOf(element: Element): string {
  if (element.localName === 'script' || element.localName === 'style') return ''
  if (element.localName === 'input') return /^(submit|button|reset)$/.test(element.getAttribute('type') ?? '') ? (element.getAttribute('value') ?? '') : ''
  return [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : node.nodeType === 1 ? textOf(node as Element) : '')).join('')
}
