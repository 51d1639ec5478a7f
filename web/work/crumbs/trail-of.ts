import type { ReactNode } from 'react'
import { isCurrent } from '#web/ui/nav/nav-item.ts'
import type { WorkNavGroup } from '../parts/work-nav.ts'
import type { PageCrumbs } from '#web/platform/shell/crumbs/crumbs.ts'

export type TrailStep = { to?: string; label: ReactNode }

/** The way down to the page: the group and the part of the menu, then what the page itself says. The last one is the page. */
export function trailOf(groups: WorkNavGroup[], pathname: string, page: PageCrumbs | undefined): TrailStep[] {
  const group = groups.find(({ items }) => items.some((item) => isCurrent(item, pathname)))
  const part = group?.items.find((item) => isCurrent(item, pathname))
  const isPart = part !== undefined && pathname.replace(/(.)\/$/, '$1') === part.to
  const above = (page?.above ?? []).filter(({ to }) => to !== part?.to)
  return [
    ...(group?.label ? [{ label: group.label }] : []),
    ...(part ? [isPart && !page?.above ? { label: part.label } : { to: part.to, label: part.label }] : []),
    ...above,
    ...(page && !isPart ? [{ label: page.here }] : []),
  ]
}
