const unseen = new Set(['head', 'script', 'style', 'template', 'title'])

/** Whether HTML alone shows an element. What style sheets hide is a matter for the browser journeys. */
export function isVisible(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (unseen.has(one.localName) || one.hasAttribute('hidden')) return false
    if (one.localName === 'input' && one.getAttribute('type') === 'hidden') return false
    if (one.localName === 'dialog' && !one.hasAttribute('open')) return false
    const above: Element | null = one.parentElement
    if (above?.localName === 'details' && !above.hasAttribute('open') && one !== above.querySelector('summary')) return false
  }
  return true
}
