import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { myMeetings } from './my-meetings.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }

export const showMyMeeting = async ({ db, viewer, now }: Asking, id: string) =>
  (await myMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
