const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

export const canFocus = (element: Element) => element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()

/** Where reading begins: at the element that the address names, else at the page's heading; in an open dialog at its first control. */
export function placeOf(hash = ''): Element {
  const dialog = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]')
  const named = hash && (document.getElementById(hash.slice(1)) ?? document.getElementById(decoded(hash.slice(1))))
  const main = document.querySelector('main')
  return (dialog && firstIn(dialog)) || named || main?.querySelector('h1') || main || document.body
}

/** An address can have anything after its #: one that cannot be decoded names nothing. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** In a part of the page: the link in its heading, else the first focusable element. */
export function firstIn(part: Element): Element | undefined {
  if (part.matches(focusable) && canFocus(part)) return part
  return [...part.querySelectorAll(':is(h1, h2, h3, h4) a[href]'), ...part.querySelectorAll(focusable)].find(canFocus)
}

/** Focuses also elements that are not focusable by themselves; does not scroll. */
export function putFocus(element: Element) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
