export type Entry = [name: string, value: string]

const PREFIX = 'kept-input:'
const KEPT_DAYS = 30
const DAY = 86_400_000

/** What was typed and not yet saved, on this device. A browser that forbids storage keeps nothing; nothing else changes. */
export const keptInput = {
  read(key: string, now = Date.now()): Entry[] | undefined {
    try {
      const { at, entries } = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as { at: number; entries: Entry[] }
      return now - at < KEPT_DAYS * DAY ? entries : undefined
    } catch {
      return undefined
    }
  },
  write(key: string, entries: Entry[], now = Date.now()) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify({ at: now, entries }))
    } catch {}
  },
  forget(key: string) {
    try {
      localStorage.removeItem(PREFIX + key)
    } catch {}
  },
}
