import { candidate } from '#server/api.ts'
import { changeProgressNote, progressNotes as notes } from './progress-notes.ts'

export const progressNotes = {
  list: candidate.progress_notes.list.handler(async ({ context: { db, viewer } }) => ({ progress_notes: await notes(db, viewer.id).limit(500).execute() })),
  change: candidate.progress_notes.change.handler(({ context, input }) => changeProgressNote(context, input)),
}
