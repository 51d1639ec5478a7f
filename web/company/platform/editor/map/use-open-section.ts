import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useScripted } from '#web/ui/use-scripted.ts'

type Place = { open: string; goal?: string }

const control = 'input:not([type="hidden"]), select, textarea'

/**
 * Shows one section of an editor at a time: `open`, undefined until the page's scripts run. Links to a section, or to a field in it, open the section first
 * and move the focus there, and so does the address with which the page was opened.
 */
export function useOpenSection(editor: RefObject<HTMLElement | null>, first: string) {
  const isScripted = useScripted()
  const { hash } = useLocation()
  const [place, setPlace] = useState<Place>({ open: first })

  useEffect(() => {
    const goTo = (goal: string) => {
      const section = document.getElementById(goal)?.closest('section.sec')
      if (!section || !editor.current?.contains(section)) return false
      setPlace({ open: section.id, goal })
      return true
    }
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A closed fold would hide where the link leads.
      const fold = link?.hash ? document.getElementById(link.hash.slice(1)) : null
      if (fold instanceof HTMLDetailsElement) fold.open = true
      if (link?.hash && link.getAttribute('href')?.startsWith('#') && goTo(link.hash.slice(1))) event.preventDefault()
    }
    const here = editor.current
    here?.addEventListener('click', follow)
    if (hash) goTo(hash.slice(1))
    return () => here?.removeEventListener('click', follow)
  }, [editor, hash])

  useEffect(() => {
    const goal = place.goal === undefined ? null : document.getElementById(place.goal)
    if (!goal) return
    const isSection = goal.tagName === 'SECTION'
    // A closed fold would hide the field.
    for (let fold = goal.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
    goal.querySelector<HTMLElement>(isSection ? 'h2' : control)?.focus({ preventScroll: true })
    goal.scrollIntoView({ block: isSection ? 'start' : 'center' })
  }, [place])

  return { open: isScripted ? place.open : undefined, goTo: setPlace }
}
