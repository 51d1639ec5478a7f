import { type RefObject, Suspense, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { JobCardData } from '../card/job-card-of.ts'
import { PanePreview } from './pane-preview.tsx'
import './reading-space.css'

const ReadingPane = lazyPart(() => import('./reading-pane.tsx'))

/** As the style sheet says (reading-space.css): below this width a row leads to the page of its job. */
const WIDE = '(min-width: 1100px)'
const subscribe = (listen: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', listen)
  return () => wide.removeEventListener('change', listen)
}
const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )

/**
 * Room beside a list in which the chosen job is read. Its text comes with the scripts, on pages that are wide enough;
 * until then it shows what the list knows of the job in the address, or else of the first.
 */
export function ReadingSpace({ cards, list }: { cards: JobCardData[]; list: RefObject<HTMLElement | null> }) {
  const isWide = useWide()
  const ids = useMemo(() => cards.map(({ job }) => job.id), [cards])
  const asked = Number(new URLSearchParams(useLocation().search).get('job'))
  const previewOf = (id: number) => {
    const card = cards.find(({ job }) => job.id === id)
    return card && <PanePreview card={card} />
  }
  const first = previewOf(asked) ?? previewOf(ids[0] ?? 0)
  return (
    <section className="pane" aria-label="選んだ求人">
      {isWide ? (
        <Suspense fallback={first}>
          <ReadingPane ids={ids} list={list} previewOf={previewOf} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  )
}
