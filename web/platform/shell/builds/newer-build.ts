import { tabMemory } from '../tab-memory.ts'

const RELOAD_WINDOW = 10_000
const key = 'reloaded-for-build'

type Builds = { own: string | undefined; latest: string | undefined; reloadedAt: number | undefined; now: number }

/** A page of an older build is loaded anew, but not twice within ten seconds: a server between two builds would have it turn in circles. */
export const mustReload = ({ own, latest, reloadedAt, now }: Builds) =>
  own !== undefined && latest !== undefined && own !== latest && (reloadedAt === undefined || now - reloadedAt >= RELOAD_WINDOW)

let latest: string | undefined

/** The newest build that this page has heard of. */
export const newerBuild = {
  heardOf(id: string) {
    latest = id
  },
  /** Asks for leave to load the page anew, and remembers that it was given. */
  takeReload(own: string | undefined, now = Date.now()) {
    const reloaded = tabMemory.read(key)
    const may = mustReload({ own, latest, reloadedAt: reloaded === null ? undefined : Number(reloaded), now })
    if (may) tabMemory.write(key, String(now))
    return may
  },
}
