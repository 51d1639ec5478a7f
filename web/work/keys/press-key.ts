import { isShown, keyedElements, walkedLinks } from './keyed-elements.ts'

/** The key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229
const field =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** A single key acts only where nobody writes, nothing lies in front of the page, and no other key is held. */
function isFree({ isComposing, keyCode, metaKey, ctrlKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (isComposing || keyCode === TAKEN_BY_INPUT_METHOD || metaKey || ctrlKey || altKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(field)) return false
  return !document.querySelector('dialog[open], :popover-open, [aria-modal="true"]')
}

/** Acts on a pressed key, and says whether it did. */
export function actsOnKey(event: KeyboardEvent): boolean {
  const { key, repeat } = event
  const isWalking = key === 'j' || key === 'k'
  // A key that is held down walks on, and presses nothing twice.
  if (!isFree(event) || (repeat && !isWalking)) return false
  if (key === '?') return announce('work:list-keys')
  if (key === '[') return announce('work:fold')
  const keyed = keyedElements().find((element) => element.dataset.key === key && isShown(element))
  if (keyed) return press(keyed)
  if (isWalking) return walk(key === 'j' ? 1 : -1)
  return false
}

function announce(name: string) {
  dispatchEvent(new Event(name))
  return true
}

function press(element: HTMLElement) {
  element.focus()
  if (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') element.select()
  else if (!element.matches('textarea, select')) element.click()
  return true
}

/** To the next row of the page's list, or the one before: its link has the focus, so that Enter opens it. */
function walk(step: 1 | -1) {
  const links = walkedLinks()
  if (links.length === 0) return false
  const here = links.findIndex((link) => link === document.activeElement || rowOf(link)?.contains(document.activeElement))
  const next = links[here < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, here + step))]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
  return true
}

const rowOf = (link: HTMLElement) => link.closest('tr, li, article')
