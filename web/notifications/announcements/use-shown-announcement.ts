import { useSyncExternalStore } from 'react'
import { AnnouncementQueue } from './modal/announcement-queue.ts'

/** The queue of this browser tab. */
export const shownAnnouncements = new AnnouncementQueue()

const shown = () => shownAnnouncements.state().announcement

/** The announcement above the page now; other modals that open by themselves wait for it. */
export const useShownAnnouncement = () => useSyncExternalStore(shownAnnouncements.subscribe, shown, () => null)
