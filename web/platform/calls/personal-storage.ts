import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { areaOfPath } from './area-of-path.ts'

/** Whose form it was before anybody was signed in. */
export const VISITOR = 'visitor'
const kinds = ['kept-input', 'outbox'] as const
type Kind = (typeof kinds)[number]

const nameOf = (kind: Kind, key: string, area = areaOfPath(location.pathname)) => `${kind}:${area}:${key}`

/**
 * What somebody typed and has not sent, in this tab only: it outlives a reload, not the tab, and not the session. A browser that forbids storage
 * keeps nothing; nothing else changes.
 */
export const personalStorage = {
  read(kind: Kind, key: string) {
    return attempt(() => sessionStorage.getItem(nameOf(kind, key))) ?? null
  },
  write(kind: Kind, key: string, text: string | null) {
    attempt(() => (text === null ? sessionStorage.removeItem(nameOf(kind, key)) : sessionStorage.setItem(nameOf(kind, key), text)))
  },
  /** Whoever was signed in to this area is not any more. What a visitor typed before is nobody's yet, and stays unless it was an end of its own. */
  forget(area: Area) {
    for (const name of attempt(() => Object.keys(sessionStorage)) ?? []) {
      const isOfArea = kinds.some((kind) => name.startsWith(`${kind}:${area}:`))
      const isVisitors = name.startsWith(nameOf('kept-input', `${VISITOR}:`, 'candidate'))
      if ((isOfArea && !isVisitors) || (area === 'candidate' && ofCandidates.has(name))) attempt(() => sessionStorage.removeItem(name))
    }
  },
  /** Versions before kept it in clear for a month, for all tabs. */
  forgetOldVersions() {
    for (const name of attempt(() => Object.keys(localStorage)) ?? [])
      if (kinds.some((kind) => name.startsWith(`${kind}:`))) attempt(() => localStorage.removeItem(name))
  },
}

/** Names of web/platform/shell/tab-memory.ts that tell what somebody looked for, or was asked. */
const ofCandidates = new Set(['job-offer-list', 'intention-asked'])

function attempt<Result>(act: () => Result) {
  try {
    return act()
  } catch {
    return undefined
  }
}
