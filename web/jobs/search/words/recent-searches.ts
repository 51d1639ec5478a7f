import { personalStorage } from '#web/platform/calls/personal-storage.ts'

const MOST = 5

/** What this person searched in this tab, the latest first. */
export function recentSearches(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(personalStorage.read('recent-searches', owner) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(owner: string, typed: string) {
  const text = typed.trim()
  if (!text) return
  const others = recentSearches(owner).filter((one) => one !== text)
  personalStorage.write('recent-searches', owner, JSON.stringify([text, ...others].slice(0, MOST)))
}
