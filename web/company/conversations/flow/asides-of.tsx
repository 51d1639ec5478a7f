import type { CompanyConversation } from '#contract/conversations/threads.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import type { Aside } from '#web/conversations/talk/flow.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { NoteEntry } from './note-entry.tsx'
import { ScheduledEntry } from './scheduled-entry.tsx'
import './asides.css'

type Shown = { talk: CompanyConversation; team: Team; now: Date; mayWrite: boolean; result: FormResult | undefined }

/** What the company alone reads among the messages of this page: notes by their time, and at the end what is sent later. */
export function asidesOf({ talk, team, now, mayWrite, result }: Shown): Aside[] {
  const { messages, thread, has_earlier, scheduled } = talk
  const [first, last] = [messages[0], messages.at(-1)]
  const isLatest = !last || last.number === thread?.last_number
  const isHere = (at: string) => {
    const time = Date.parse(at)
    return (!has_earlier || !first || time >= Date.parse(first.time)) && (isLatest || time < Date.parse(last.time))
  }
  const notes = team.comments
    .filter(({ created_at }) => isHere(created_at))
    .map((note) => ({ id: `note-${note.id}`, at: note.created_at, entry: <NoteEntry note={note} members={team.members} now={now} /> }))
  if (!isLatest) return notes
  // One that was not sent stays at the end, after everything that was said since.
  const end = [last?.time ?? '', ...notes.map(({ at }) => at)].reduce((latest, at) => (!latest || Date.parse(at) > Date.parse(latest) ? at : latest))
  const later = scheduled.map((one) => ({
    id: one.id,
    at: Date.parse(one.send_at) > Date.parse(end || one.send_at) ? one.send_at : end,
    entry: <ScheduledEntry later={one} candidate={talk.candidate} mayWrite={mayWrite} readUntil={String(last?.number ?? 0)} result={result} />,
  }))
  return [...notes, ...later]
}
