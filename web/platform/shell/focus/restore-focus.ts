import { canFocus, firstIn, placeOf, putFocus } from './focus-place.ts'

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
