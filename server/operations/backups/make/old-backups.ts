import type { Keep, Period } from '#server/settings/backup-settings.ts'
import { backupNames } from './backup-names.ts'

const DAY = 86_400_000
const AHEAD = 9 * 3_600_000

/** The day, week (from Monday) or month in Japan to which a moment belongs, as a number or a text that no other has. */
const periodOf: Record<Period, (at: Date) => number | string> = {
  d: (at) => Math.floor((at.getTime() + AHEAD) / DAY),
  // 1 January 1970 was a Thursday.
  w: (at) => Math.floor((Math.floor((at.getTime() + AHEAD) / DAY) + 3) / 7),
  m: (at) => new Date(at.getTime() + AHEAD).toISOString().slice(0, 7),
}

type Rule = { days: number; keep: Keep | undefined; now: Date }

/** Which of these backups have to go: those past their days, and of the rest all that are not the newest of a day, week or month that is to keep one. */
export function oldBackups(names: string[], { days, keep, now }: Rule): string[] {
  const young = names.filter((name) => now.getTime() - backupNames.madeAt(name).getTime() < days * DAY)
  const newestFirst = young.toSorted().toReversed()
  const kept = new Set(keep ? newestFirst.slice(0, 1) : young)
  for (const [period, count] of Object.entries(keep ?? {}) as [Period, number][]) {
    const newest = new Map(newestFirst.toReversed().map((name) => [periodOf[period](backupNames.madeAt(name)), name]))
    for (const name of [...newest.values()].toSorted().toReversed().slice(0, count)) kept.add(name)
  }
  return names.filter((name) => !kept.has(name))
}
