import { type FocusEvent, type KeyboardEvent, type MouseEvent, Suspense } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { readyPart } from '#web/ui/ready-part.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { Fold } from '../view/fold.tsx'
import './job-menu.css'

export type JobMenuProps = {
  job: { id: number; position_title: string; is_bookmarked_by_me: boolean; is_hidden_by_me: boolean }
  company: { id: number }
  /** A button beside the menu saves: the menu leaves it out. */
  isSavedBeside?: boolean
}

const loadActs = () => import('./job-menu-acts.tsx')
const JobMenuActs = readyPart(loadActs)
/** Whoever points at the menu or reaches it with the keyboard finds its acts there when it opens. */
const loadAhead = () => void loadActs().catch(() => undefined)

const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

const close = (menu: HTMLDetailsElement) => {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key === 'Escape' && currentTarget.open) close(currentTarget)
}

/** What was chosen is said by a status message; the menu has done its work. */
const closeOnChoice = ({ target }: MouseEvent<HTMLDivElement>) => {
  const menu = target instanceof Element && target.closest('.menu-act') && target.closest('details')
  if (menu) close(menu)
}

/** Rare acts on a job, behind ⋯. Opens without scripts; opening another menu closes it. */
export const JobMenu = (menu: JobMenuProps) => (
  <Fold
    className="job-menu"
    name="job-menu"
    onBlur={closeOnLeaving}
    onKeyDown={closeOnEscape}
    onPointerEnter={loadAhead}
    onFocus={loadAhead}
    summary={
      <summary className="hit" aria-label={`メニュー：${isolated(menu.job.position_title)}`}>
        <Icon name="more" />
      </summary>
    }
  >
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to the links and buttons in it */}
    <div className="menu-list" onClick={closeOnChoice}>
      <Suspense>
        <JobMenuActs {...menu} />
      </Suspense>
    </div>
  </Fold>
)
