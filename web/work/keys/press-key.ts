import { type Keyed, keyedElements, onlyGoes, rowOf, walkedLinks } from './keyed-elements.ts'

/** The key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229
const field =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** A single key acts only where nobody writes, nothing lies in front of the page, and no other key is held. */
function isFree({ key, isComposing, keyCode, metaKey, ctrlKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (isComposing || keyCode === TAKEN_BY_INPUT_METHOD || metaKey || ctrlKey || altKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(field)) return false
  // Among radio buttons the arrows choose.
  if (key.startsWith('Arrow') && target instanceof Element && target.matches('input')) return false
  return !document.querySelector('dialog[open], :popover-open, [aria-modal="true"]')
}

/** Acts on a pressed key, and says whether it did. */
export function actsOnKey(event: KeyboardEvent): boolean {
  const { repeat, shiftKey } = event
  // With Caps Lock it is the same key.
  const key = shiftKey ? event.key : event.key.toLowerCase()
  const isWalking = key === 'j' || key === 'k'
  // A key that is held down walks on, and presses nothing twice.
  if (!isFree(event) || (repeat && !isWalking)) return false
  if (key === '?') return announce('work:list-keys')
  if (key === '[') return announce('work:fold')
  const keyed = chosenOf(keyedElements().filter((one) => one.key === key))
  // The way to the next page of a list is a link, and is followed once.
  if (keyed) return repeat || press(keyed)
  return isWalking && walk(key === 'j' ? 1 : -1)
}

/** Of acts that every row has, the one of the row with the focus. */
function chosenOf(acts: Keyed[]) {
  const here = rowOf(document.activeElement)
  return acts.find(({ row }) => row && row === here) ?? acts.find(({ row }) => !row)
}

function announce(name: string) {
  dispatchEvent(new Event(name))
  return true
}

/** Presses a button or follows a link; a field, and what is marked so, only gets the focus. */
export function press({ control }: Pick<Keyed, 'control'>) {
  control.focus()
  control.scrollIntoView({ block: 'nearest' })
  if (control instanceof HTMLInputElement && control.type === 'search') control.select()
  if (!onlyGoes(control)) control.click()
  // What was folded out waits for a choice.
  if (control.matches('summary')) control.parentElement?.querySelector<HTMLElement>('select, input:not([type="hidden"]), textarea')?.focus()
  return true
}

/** To the next row of the page's list, or the one before: its link has the focus, so that Enter opens it. */
function walk(step: 1 | -1) {
  const links = walkedLinks()
  if (links.length === 0) return false
  const row = rowOf(document.activeElement)
  const at = links.findIndex((link) => (row ? rowOf(link) === row : link.getAttribute('aria-current') === 'page'))
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step))
  links[next]?.focus({ preventScroll: true })
  rowOf(links[next]!)?.scrollIntoView({ block: 'nearest' })
  return true
}
