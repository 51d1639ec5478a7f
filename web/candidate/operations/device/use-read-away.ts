import { useEffect } from 'react'
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { readAway } from './read-away.ts'

/** A page is kept once it stands still for so long. */
const PAUSE = 2_000

/** Where the candidate chose it: keeps the page that they read, and now and then all others. */
export function useReadAway(owner: string) {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  // Loaded again after each change, a message among them.
  const account = useRouteLoaderData<unknown>('account')
  useEffect(() => {
    if (isLoading || !readAway.isOn(owner)) return
    const timer = setTimeout(() => void keep(owner, pathname + search).catch(() => {}), PAUSE)
    return () => clearTimeout(timer)
  }, [owner, pathname, search, isLoading, account])

  useEffect(() => {
    if (!readAway.isOn(owner)) return
    addEventListener('click', openWhole, true)
    return () => removeEventListener('click', openWhole, true)
  }, [owner, account])
}

/** Without a connection a link opens a page as a whole: the worker has those that are kept. The browser could not even ask for the parts of another one. */
function openWhole(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (navigator.onLine || !isPlain || !link || link.target || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}

async function keep(owner: string, path: string) {
  if (!navigator.onLine) return
  const isOver = (await readAway.keepThis(owner, path, document.title.split('｜')[0] ?? '')) === 'ended'
  if (isOver || (readAway.isDue(owner, Date.now()) && (await readAway.update(owner)) === 'ended'))
    (await import('#web/platform/shell/session/watch-session.ts')).sessionEnded('candidate')
}
