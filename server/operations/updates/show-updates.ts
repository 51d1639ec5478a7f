import type { Updates } from '#contract/operations/updates/updates.ts'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { keptNotes } from './kept-notes.ts'
import { releasesAfter, releasesIn } from './releases-in.ts'
import { runningVersion } from './running-version.ts'

/** More than so many releases behind nobody reads each. */
const MOST = 20
const LONGEST = 20_000
/** A worker that has not answered by then was ended. */
const READING_FOR = 120_000

/** Which version runs, and what the release notes that operators gave say of newer ones. */
export async function showUpdates({ db, now }: { db: Database; now: () => Date }, running = runningVersion): Promise<Updates> {
  const kept = await keptNotes(db)
  const { text, source, source_name, read_at, read_by_name, requested_at, tried_at, failure } = kept ?? {}
  const url = siteSettings().releaseNotesUrl ?? null
  const waits = requested_at && (!tried_at || Date.parse(requested_at) > Date.parse(tried_at))
  const newer = releasesAfter(running, releasesIn(text ?? ''))
  return {
    running,
    notes: (source === 'upload' || source === 'url') && read_at ? { source, source_name: source_name!, read_at, read_by_name: read_by_name! } : null,
    newer: newer.slice(0, MOST).map((release) => ({ ...release, text: shortened(release.text), security: shortened(release.security) })),
    newer_count: newer.length,
    url,
    is_reading: Boolean(url && waits && now().getTime() - Date.parse(requested_at) < READING_FOR),
    tried_at: tried_at ?? null,
    failure: url ? (failure ?? '') : '',
  }
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

type Figures = NonNullable<SystemFigures['updates']['value']>

/** The same in short, for the state of the site. */
export async function updateFigures(db: Database, running = runningVersion): Promise<Figures> {
  const kept = await keptNotes(db)
  const newer = releasesAfter(running, releasesIn(kept?.text ?? ''))
  return {
    is_known: Boolean(kept?.text),
    newest: newer[0]?.version ?? null,
    security: newer.filter(({ security }) => security !== '').map(({ version }) => version),
    failure: siteSettings().releaseNotesUrl ? (kept?.failure ?? '') : '',
  }
}
