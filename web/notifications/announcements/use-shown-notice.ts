import { useSyncExternalStore } from 'react'
import { NoticeQueue } from './modal/notice-queue.ts'

/** The queue of this browser tab. */
export const shownNotices = new NoticeQueue()

const shown = () => shownNotices.state().notice

/** The announcement above the page now; other modals that open by themselves wait for it. */
export const useShownNotice = () => useSyncExternalStore(shownNotices.subscribe, shown, () => null)
