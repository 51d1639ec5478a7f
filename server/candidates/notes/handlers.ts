import { member } from '#server/api.ts'
import { addNote, listNotes, removeNote } from './candidate-notes.ts'

export const candidateNotes = {
  list: member.candidate_notes.list.handler(({ context, input }) => listNotes(context, input.candidate_id)),
  add: member.candidate_notes.add.handler(({ context, input }) => addNote(context, input)),
  remove: member.candidate_notes.remove.handler(({ context, input }) => removeNote(context, input)),
}
