import type { AnnouncementState } from '#contract/notifications/announcements/operator-announcements.ts'
import { announcementWords } from './announcement-words.ts'
import '#web/ui/styles/label.css'

const colours: Record<AnnouncementState, string> = { draft: 'label warn', scheduled: 'label', live: 'label green', ended: 'label' }

export const StateLabel = ({ state, isWaiting = false }: { state: AnnouncementState; isWaiting?: boolean }) => (
  <>
    <span className={colours[state]}>{announcementWords.states[state]}</span>
    {isWaiting && <span className="label warn">承認待ち</span>}
  </>
)
