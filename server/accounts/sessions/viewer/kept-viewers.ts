import { hash } from 'node:crypto'
import type { CandidateViewer, CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Party = CandidateViewer | CompanyViewer
type Kept = { viewer: Party; until: number }

/** Within this time the last use of the session is noted, and a session that is not used any more is forgotten. */
const KEPT = 60_000
const MOST = 10_000

/**
 * Who opened a session, for calls whose one statement asks again whether all of that still stands (`send_messages`): they need not read it first. Only what such a
 * statement has confirmed is kept, so nothing here refuses anybody, and where the statement confirms it no more, the session is read again.
 */
export class KeptViewers {
  #kept = new Map<string, Kept>()
  #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  find(token: string) {
    const kept = this.#kept.get(keyOf(token))
    return kept && kept.until > this.#now() ? kept.viewer : undefined
  }

  /** Keeps its first time: a session is read again after a minute, however often it writes. */
  keep(token: string, viewer: Party) {
    const key = keyOf(token)
    const kept = this.#kept.get(key)
    if (kept?.viewer === viewer) return
    this.#kept.delete(key)
    this.#kept.set(key, { viewer, until: this.#now() + KEPT })
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(oldest)
    }
  }

  forget(token: string) {
    this.#kept.delete(keyOf(token))
  }
}

/** No token stays in memory for longer than its request. */
const keyOf = (token: string) => hash('sha256', token, 'base64url')
