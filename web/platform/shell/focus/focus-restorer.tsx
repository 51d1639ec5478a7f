import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

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

type Step = { element: Element; at: number }

/** The focused element and its ancestors, each with its place among its siblings. */
const trailOf = (element: Element): Step[] => {
  const trail: Step[] = []
  for (let one: Element | null = element; one; one = one.parentElement)
    trail.push({ element: one, at: one.parentElement ? [...one.parentElement.children].indexOf(one) : 0 })
  return trail
}

/** Keeps the focus from falling back to the document: when the focused element disappears, the one in its place gets the focus. */
export function restoreFocus() {
  const isLost = () => !document.activeElement || document.activeElement === document.body
  let trail = isLost() ? [] : trailOf(document.activeElement!)
  let frame = 0

  const look = () => {
    frame = 0
    const [step] = trail
    if (!step || !isLost()) return
    // A click outside of every control gives the focus up on purpose.
    if (canFocus(step.element)) trail = []
    else putFocus(inPlaceOf(trail))
  }
  const lookSoon = () => {
    if (isLost()) frame ||= requestAnimationFrame(look)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) trail = trailOf(target)
  }
  // The browser names no next element while the focus moves; one frame later it is known.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) frame ||= requestAnimationFrame(look)
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open', 'hidden', 'disabled', 'inert'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}

/** The nearest remaining element: the one that moved up to the lost one's place, the one before it, or further out, finally the page's heading. */
function inPlaceOf(trail: Step[]) {
  if (document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]')) return placeOf()
  for (const [index, { element, at }] of trail.entries()) {
    const around = trail[index + 1]?.element
    if (!around || around.matches('main, body')) break
    if (!around.isConnected || !around.checkVisibility()) continue
    const fellows =
      element.parentElement === around ? [element.nextElementSibling, element.previousElementSibling] : [around.children[at], around.children[at - 1]]
    for (const fellow of fellows) {
      const found = fellow && firstIn(fellow)
      if (found) return found
    }
  }
  return placeOf()
}

/** The link that led away from a page, by the key of its entry in the history. */
const leftBy = new Map<string, string>()

/** After a navigation moves the focus to the heading of the new page, and after going back to the link that the user had followed. */
export function FocusRestorer({ start }: { start: string }) {
  const { pathname, search, hash, key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const isLoading = useNavigation().state === 'loading'
  const here = pathname + search
  const last = useRef({ here: start, key: '' })
  const leaving = useRef<Element | null>(null)

  useEffect(restoreFocus, [])
  useEffect(() => {
    if (isLoading) leaving.current = document.activeElement
  }, [isLoading])
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('main a[href]')
      if (link) leftBy.set(key, link.getAttribute('href') ?? '')
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [key])
  useLayoutEffect(() => {
    const from = last.current.here
    last.current = { here, key }
    if (from === here) return
    const active = document.activeElement
    const isOwn = active !== leaving.current && active?.closest('main') !== null && active?.closest('main') !== undefined
    // A control may have disappeared with the condition that it dropped: then `restoreFocus` moves the focus to what replaced it.
    const control = active === document.body ? leaving.current : active
    if (isOwn || (from.split('?')[0] === pathname && staysOn(control))) return
    const href = isPop && leftBy.get(key)
    putFocus((href && document.querySelector(`main a[href="${CSS.escape(href)}"]`)) || placeOf(hash))
  }, [here, pathname, hash, key, isPop])
  return null
}

/** A control that narrows or orders what is on the page, and stays where it is. */
const staysOn = (active: Element | null) => active?.matches('input, select, textarea, button, summary, [data-stays], :popover-open *') ?? false
