import { type RefObject, useEffect, useState } from 'react'
import { href } from 'react-router'
import { tabMemory } from '#web/platform/shell/tab-memory.ts'

const KEYS = 'list-keys'
const JOB = 'job'

type Choice = { id: number; byHand: boolean }

const titleIn = (list: HTMLElement | null, id: number) => list?.querySelector<HTMLElement>(`.job-title a[href="${href('/job_offer/detail')}?id=${id}"]`)
const idOf = (link: Element) => Number(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('id'))

/** The address names the chosen job, so that it can be sent on, and Back finds its row; the list itself is not loaded again. */
function nameInAddress(id: number) {
  const url = new URL(location.href)
  url.searchParams.set(JOB, `${id}`)
  history.replaceState(history.state, '', url)
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * The job of a list that is being read: the one in the address, else the first. A press on a title chooses, j and k move,
 * and Enter on a title opens its page, as everywhere.
 */
export function useChosenJob(ids: number[], list: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<Choice | null>(() => {
    const asked = Number(new URLSearchParams(location.search).get(JOB))
    return ids.includes(asked) ? { id: asked, byHand: true } : null
  })
  const [hasKeys, setKeys] = useState(() => tabMemory.read(KEYS) !== 'off')
  const chosen: Choice | null = choice && ids.includes(choice.id) ? choice : ids[0] === undefined ? null : { id: ids[0], byHand: false }
  const id = chosen?.id

  // The rows are drawn without it: marking one must not draw the others again.
  useEffect(() => {
    const row = id === undefined ? undefined : titleIn(list.current, id)?.closest('article')
    row?.setAttribute('aria-current', 'true')
    return () => row?.removeAttribute('aria-current')
  }, [id, ids, list])

  useEffect(() => {
    const choose = (next: number) => {
      setChoice({ id: next, byHand: true })
      nameInAddress(next)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('.job-title a') : null
      // A click without a pointer is Enter: it opens the page.
      if (!link || event.detail === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      choose(idOf(link))
    }
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (!step || !hasKeys || event.metaKey || event.ctrlKey || event.altKey || event.isComposing || isTyping(event.target)) return
      if (document.querySelector(':modal, :popover-open')) return
      const next = ids[ids.indexOf(id ?? 0) + step]
      const title = next === undefined ? null : titleIn(list.current, next)
      if (next === undefined || !title) return
      choose(next)
      title.focus({ preventScroll: true })
      title.closest('article')?.scrollIntoView({ block: 'nearest' })
    }
    const element = list.current
    // Before the router's own listener, which would follow the link.
    element?.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [ids, id, list, hasKeys])

  return {
    chosen,
    hasKeys,
    switchKeys() {
      tabMemory.write(KEYS, hasKeys ? 'off' : null)
      setKeys(!hasKeys)
    },
  }
}
