import { type RefObject, useEffect, useRef } from 'react'

const GAP = 12
/** Three rows: with less room, the page is scrolled until the field stands at the top. */
const LEAST = 144

/** Keeps an open list as high as what is seen of the page below its field: on phones the keyboard takes half of the screen. */
export function useRoomBelow(field: RefObject<HTMLElement | null>, isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isOpen || !seen) return
    const room = () => seen.offsetTop + seen.height - (field.current?.getBoundingClientRect().bottom ?? 0) - GAP
    const fit = () => list.current?.style.setProperty('max-height', `${Math.max(room(), LEAST)}px`)
    if (room() < LEAST) field.current?.scrollIntoView({ block: 'start' })
    fit()
    const listening = new AbortController()
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, fit, { signal: listening.signal })
    return () => listening.abort()
  }, [field, isOpen])
  return list
}
