import type { TaskRun } from '#server/platform/background/task-context.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { fetchNotes } from './fetch-notes.ts'
import { saveNotes, keptNotes } from './kept-notes.ts'
import { NotNotes } from './read-notes.ts'

/** Once a day, and when an operator asks. Without an address nothing is fetched. A failure leaves what was read before. */
export async function readFromAddress({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const address = siteSettings().releaseNotesUrl
  if (!address) return
  const before = await keptNotes(db)
  const isAsked = Boolean(before?.requested_at && (!before.tried_at || Date.parse(before.requested_at) > Date.parse(before.tried_at)))
  const tried_at = now().toISOString()
  try {
    const text = await fetchNotes(address)
    const read_by_name = isAsked ? before!.requested_by_name : ''
    await saveNotes(db, { text, source: 'url', source_name: address, read_at: tried_at, read_by_name, tried_at, failure: '' })
  } catch (error) {
    if (!(error instanceof NotNotes)) throw error
    await saveNotes(db, { tried_at, failure: error.message })
  }
}
