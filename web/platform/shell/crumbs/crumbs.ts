import type { ReactNode } from 'react'

export type Crumb = { to: string; label: ReactNode }

/** Where a page stands below the part of the area that leads to it. */
export type PageCrumbs = { above?: Crumb[]; here: ReactNode }

type Handle<Data> = { crumbs: PageCrumbs | ((loaderData: Data) => PageCrumbs) }

/** The `handle` of a page in the area of a company or of the operators: the bar above it reads there what the page is called. */
export const crumbs = <Data>(of: Handle<Data>['crumbs']): Handle<Data> => ({ crumbs: of })

/** Absent for a page that names no crumbs, and for one whose data did not come. */
export function pageCrumbs(match: { handle?: unknown; loaderData?: unknown } | undefined): PageCrumbs | undefined {
  const of = (match?.handle as Handle<unknown> | undefined)?.crumbs
  if (typeof of !== 'function') return of
  return match?.loaderData === undefined ? undefined : of(match.loaderData)
}
