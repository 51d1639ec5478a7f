import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { companyMeetings } from './company-meetings.ts'

/** A meeting of ours as a file for a calendar. */
export async function showCompanyCalendar({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, id: string) {
  const found = await companyMeetings(db, viewer, now()).select('meetings.sequence').where('meetings.id', '=', id).executeTakeFirst()
  if (!found?.starts_at) fail('NOT_FOUND')
  const path = `/online/companies/selection/detail?id=${found.application_id ?? ''}`
  return meetingCalendar({ ...found, starts_at: found.starts_at, with: found.candidate.name, path }, now())
}
