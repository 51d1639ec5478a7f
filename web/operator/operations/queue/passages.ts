const quoted = /「([^「」]{1,80})」/gu

/** The passages of a posting that a finding quotes. */
export const passagesOf = (message: string) => [...message.matchAll(quoted)].map(([, passage]) => passage ?? '')

/** The first place of a passage in the text of an element, in one text node: words in the middle of a paragraph always are. */
function rangeOf(root: Element, passage: string): Range | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(passage) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + passage.length)
    return range
  }
  return null
}

/** The first quoted passage of a finding that stands in an element. */
export function placeOf(root: Element, message: string): Range | null {
  for (const passage of passagesOf(message)) {
    const range = rangeOf(root, passage)
    if (range) return range
  }
  return null
}
