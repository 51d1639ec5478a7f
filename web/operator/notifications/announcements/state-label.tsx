import type { NoticeState } from '#contract/notifications/announcements/operator-notices.ts'
import { noticeWords } from './notice-words.ts'
import '#web/ui/styles/label.css'

const colours: Record<NoticeState, string> = { draft: 'label warn', scheduled: 'label', live: 'label green', ended: 'label' }

export const StateLabel = ({ state }: { state: NoticeState }) => <span className={colours[state]}>{noticeWords.states[state]}</span>
