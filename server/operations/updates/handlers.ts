import { operator } from '#server/api.ts'
import { deleteNotes, requestReading, importNotes } from './change-notes.ts'
import { showUpdates } from './show-updates.ts'

const { updates: calls } = operator

export const updates = {
  show: calls.show.handler(({ context }) => showUpdates(context)),
  take: calls.take.handler(({ context, input }) => importNotes(context, input.file)),
  read: calls.read.handler(({ context }) => requestReading(context)),
  delete: calls.delete.handler(({ context }) => deleteNotes(context)),
}
