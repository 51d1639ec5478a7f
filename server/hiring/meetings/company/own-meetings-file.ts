import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { companyMeetings } from './company-meetings.ts'
import { calendarFile } from '../meeting-calendar.ts'
import { isComing, isLedBy } from '../meeting-columns.ts'
import { outsideMeetings } from '../outside/outside-meetings.ts'
import { ofCompany } from '#contract/platform/of-company.ts'
import { pages } from '#contract/platform/pages.ts'

const MOST = 500

/** The agreed meetings to come that the member leads: named for them, or proposed by them where nobody is named. Each has the id of its single file, so that none stands twice. */
export async function ownMeetingsFile({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>, { hasNames = true } = {}) {
  const rows = await companyMeetings(db, viewer, now()).select('meetings.sequence').where(isComing(now())).where(isLedBy(viewer.id)).limit(MOST).execute()
  const outside = await outsideMeetings(db, viewer, now()).where(isComing(now())).where(isLedBy(viewer.id)).limit(MOST).execute()
  const entries = [
    ...rows.map((row) => ({ ...row, path: pages.companyApplication(row.application_id ?? '') })),
    ...outside.map((row) => ({ ...row, path: pages.companyOutside(row.entry_id) })),
  ].map((row) => ({
    ...row,
    starts_at: row.starts_at ?? '',
    // A link without a sign-in says when and where, and neither who it is nor what a colleague called it.
    ...(hasNames ? { with: row.candidate.name } : { with: '', title: '' }),
    path: ofCompany(row.path, viewer.company_id),
  }))
  return calendarFile(entries, 'mebae.ics', now())
}
