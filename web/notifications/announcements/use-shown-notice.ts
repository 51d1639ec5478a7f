import { useSyncExternalStore } from 'react'
import { shownNotices } from './shown-notices.ts'

const shown = () => shownNotices.state().notice

/** The notice that stands above the page at this moment; whatever else would open by itself waits for it. */
export const useShownNotice = () => useSyncExternalStore(shownNotices.subscribe, shown, () => null)
