import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { myMeetings } from './my-meetings.ts'

/** A meeting of mine as a file for my calendar; one that was taken back says so there. Nothing before a time was agreed. */
export async function showMyCalendar({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, id: string) {
  const found = await myMeetings(db, viewer, now()).select('meetings.sequence').where('meetings.id', '=', id).executeTakeFirst()
  if (!found?.starts_at) fail('NOT_FOUND')
  return meetingCalendar({ ...found, starts_at: found.starts_at, with: found.company.name, path: `/message/meeting?id=${id}` }, now())
}
