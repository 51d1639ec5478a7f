import { tabMemory } from '../tab-memory.ts'

const RELOAD_WINDOW = 10_000
const key = 'reloaded-for-build'

type Builds = { own: string | undefined; latest: string | undefined; reloadedAt: number | undefined; now: number }

/** Reloads a page of an older build, but not twice within ten seconds: a server between two builds would reload it endlessly. */
export const mustReload = ({ own, latest, reloadedAt, now }: Builds) =>
  own !== undefined && latest !== undefined && own !== latest && (reloadedAt === undefined || now - reloadedAt >= RELOAD_WINDOW)

let latest: string | undefined

/** The newest build that this page knows of. */
export const newerBuild = {
  heardOf(id: string) {
    latest = id
  },
  /** Asks whether the page may reload, and remembers that it did. */
  takeReload(own: string | undefined, now = Date.now()) {
    const reloaded = tabMemory.read(key)
    const may = mustReload({ own, latest, reloadedAt: reloaded === null ? undefined : Number(reloaded), now })
    if (may) tabMemory.write(key, String(now))
    return may
  },
}
