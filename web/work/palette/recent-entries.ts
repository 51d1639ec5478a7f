import { personalStorage } from '#web/platform/calls/personal-storage.ts'
import type { PaletteEntry } from './palette-entry.ts'

const MOST = 6

type Recent = Pick<PaletteEntry, 'label' | 'note' | 'to'>
const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'label' in one &&
  'to' in one &&
  typeof one.label === 'string' &&
  typeof one.to === 'string' &&
  one.to.startsWith('/')

/** Where the palette led this person in this tab, the latest first. */
export function recentEntries(owner: string): PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(personalStorage.read('recent-places', owner) ?? '[]')
    const recent = Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
    return recent.map(({ label, note, to }) => ({ key: `recent ${to}`, label, to, icon: 'clock', ...(note && { note }) }))
  } catch {
    return []
  }
}

export function rememberEntry(owner: string, { label, note, to, press }: PaletteEntry) {
  if (press) return
  const others = recentEntries(owner).filter((one) => one.to !== to)
  const kept: Recent[] = [{ label, to, ...(note && { note }) }, ...others.map((one) => ({ label: one.label, to: one.to, ...(one.note && { note: one.note }) }))]
  personalStorage.write('recent-places', owner, JSON.stringify(kept.slice(0, MOST)))
}
