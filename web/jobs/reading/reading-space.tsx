import { type RefObject, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
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

/** Room beside a list in which the chosen job is read. Its content comes with the scripts, on pages that are wide enough. */
export function ReadingSpace({ ids, list }: { ids: number[]; list: RefObject<HTMLElement | null> }) {
  const isWide = useWide()
  return (
    <section className="pane" aria-label="選んだ求人">
      {isWide && ids.length > 0 && (
        <Suspense>
          <ReadingPane ids={ids} list={list} />
        </Suspense>
      )}
    </section>
  )
}
