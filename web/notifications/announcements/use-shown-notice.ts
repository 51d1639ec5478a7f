import { useSyncExternalStore } from 'react'
import { shownNotices } from './shown-notices.ts'

const shown = () => shownNotices.state().notice

/** The announcement above the page now; other modals that open by themselves wait for it. */
export const useShownNotice = () => useSyncExternalStore(shownNotices.subscribe, shown, () => null)
