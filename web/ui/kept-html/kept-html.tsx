import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'

/** What the server knows of the elements of one page that it may have rendered before. */
export type PlacedHtml = {
  place: (by: unknown) => { id: string; isKept: boolean }
  /** Stands for the page's address in HTML that is kept for every page. */
  pathMark: string
}
/** Only the server has one. */
export const PlacedHtmlContext = createContext<PlacedHtml | undefined>(undefined)
const PathMarkContext = createContext<string | undefined>(undefined)

/**
 * An element whose HTML depends on `by` and on nothing else, but for `useReturnPath`. The server renders it once and keeps its HTML
 * (docs/decisions/0074-cards-are-rendered-once.md); in the browser it is what it contains.
 */
export function KeptHtml({ by, children }: { by: unknown; children: ReactNode }) {
  const page = useContext(PlacedHtmlContext)
  if (!page) return children
  const { id, isKept } = page.place(by)
  return createElement('kept-html', { id }, isKept ? undefined : <PathMarkContext value={page.pathMark}>{children}</PathMarkContext>)
}

/** Where a form without scripts returns to: this page. */
export function useReturnPath() {
  const { pathname, search } = useLocation()
  return useContext(PathMarkContext) ?? pathname + search
}
