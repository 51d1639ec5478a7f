import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { areaOfPath } from './area-of-path.ts'

/** The owner of forms that a visitor fills in before signing in. */
export const VISITOR = 'visitor'
const kinds = ['kept-input', 'lists', 'outbox', 'recent-searches', 'recent-places'] as const
type Kind = (typeof kinds)[number]

const nameOf = (kind: Kind, key: string, area = areaOfPath(location.pathname)) => `${kind}:${area}:${key}`

/**
 * A user's unsaved input and latest searches, in this tab only: it survives a reload, but neither the tab nor the session. In a browser that forbids storage
 * it stores nothing, and nothing else changes.
 */
export const personalStorage = {
  read(kind: Kind, key: string) {
    return attempt(() => sessionStorage.getItem(nameOf(kind, key))) ?? null
  },
  write(kind: Kind, key: string, text: string | null) {
    attempt(() => (text === null ? sessionStorage.removeItem(nameOf(kind, key)) : sessionStorage.setItem(nameOf(kind, key), text)))
  },
  /** The keys of this kind in this area. */
  keys(kind: Kind) {
    const beginning = nameOf(kind, '')
    const names = attempt(() => Object.keys(sessionStorage)) ?? []
    return names.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length))
  },
  /** Forgets the user who was signed in to this area. What a visitor typed before signing in belongs to no session, and stays. */
  forget(area: Area) {
    for (const name of attempt(() => Object.keys(sessionStorage)) ?? []) {
      const isOfArea = kinds.some((kind) => name.startsWith(`${kind}:${area}:`))
      const isVisitors = name.startsWith(nameOf('kept-input', `${VISITOR}:`, 'candidate'))
      if ((isOfArea && !isVisitors) || (area === 'candidate' && ofCandidates.has(name))) attempt(() => sessionStorage.removeItem(name))
    }
  },
  /** Older versions stored it in clear for a month, for all tabs. */
  forgetOldVersions() {
    for (const name of attempt(() => Object.keys(localStorage)) ?? [])
      if (kinds.some((kind) => name.startsWith(`${kind}:`))) attempt(() => localStorage.removeItem(name))
  },
}

/** Names of web/platform/shell/tab-memory.ts that reveal what a candidate looked for, or was asked. */
const ofCandidates = new Set(['job-offer-list', 'intention-asked'])

function attempt<Result>(act: () => Result) {
  try {
    return act()
  } catch {
    return undefined
  }
}
