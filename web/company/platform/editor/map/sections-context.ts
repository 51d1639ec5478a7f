import { createContext } from 'react'

export type EditorSectionEntry = { id: string; label: string }

/** The sections of an editor in their order, and the open one. Without scripts none is chosen and all are open. */
export const SectionsContext = createContext<{ entries: EditorSectionEntry[]; open: string | undefined }>({ entries: [], open: undefined })
