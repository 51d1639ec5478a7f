const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

export const canFocus = (element: Element) => element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()

/** Where reading begins: what the address names, else the page's heading; in an open dialog its first control. */
export function placeOf(hash = ''): Element {
  const dialog = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]')
  const named = hash && (document.getElementById(hash.slice(1)) ?? document.getElementById(decoded(hash.slice(1))))
  const main = document.querySelector('main')
  return (dialog && firstIn(dialog)) || named || main?.querySelector('h1') || main || document.body
}

/** An address can hold anything after its #: what cannot be decoded names nothing. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Of a part of the page the link in its heading, else the first thing that takes the focus. */
export function firstIn(part: Element): Element | undefined {
  if (part.matches(focusable) && canFocus(part)) return part
  return [...part.querySelectorAll(':is(h1, h2, h3, h4) a[href]'), ...part.querySelectorAll(focusable)].find(canFocus)
}

/** Also onto what takes no focus by itself; the page stays where it is. */
export function putFocus(element: Element) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
