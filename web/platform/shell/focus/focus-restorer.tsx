import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { placeOf, putFocus } from './focus-place.ts'
import { restoreFocus } from './restore-focus.ts'

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
