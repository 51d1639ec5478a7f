import { kitStarters } from '#contract/hiring/scorecards/kit-starters.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { firstDemoMember } from '../members/first-demo-member.ts'
import { demoScorecards, type DemoScorecard, notVerified } from './demo-scorecards.ts'

const HOUR = 3_600_000

type Member = { id: string; name: string; role: string }
type Kit = { id: string; company_id: number }

/** The kits of the company that visitors try out, and what its members wrote about two applicants: one waits for the admin's own scorecard, one shows them all. Once. */
export async function addDemoScorecards(db: Database, now: Date) {
  const us = await firstDemoMember(db)
  if (!us || (await db.selectFrom('interview_kits').select('id').executeTakeFirst())) return
  const { company_id } = us
  const kits: Kit[] = []
  for (const starter of Object.values(kitStarters)) kits.push(await addKit(db, company_id, starter, new Date(now.getTime() - (60 - kits.length) * 24 * HOUR)))
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name', 'role'])
    .where('company_id', '=', company_id)
    .where('role', '<>', 'guest')
    .execute()
  const applicants = await db
    .selectFrom('applications')
    .select('id')
    .where('company_id', '=', company_id)
    .where('candidate_user_id', 'is not', null)
    .where('step', 'in', ['first_interview', 'document_screening', 'second_interview'])
    .orderBy('step', 'desc')
    .orderBy('id')
    .limit(demoScorecards.length)
    .execute()
  for (const [index, { id }] of applicants.entries()) await addScorecards(db, { application_id: id, kit_id: kits[1]!.id, members }, demoScorecards[index]!, now)
  if (applicants.length === 0) return
  await shareWithGuests(
    db,
    company_id,
    applicants.map(({ id }) => id),
  )
}

/** A guest reads only who was shown to them: without it the guest of the demonstration would see empty pages. */
const shareWithGuests = (db: Database, company_id: number, applications: string[]) =>
  db
    .insertInto('candidate_assignments')
    .columns(['company_user_id', 'candidate_user_id'])
    .expression((from) =>
      from
        .selectFrom('applications')
        .innerJoin('company_users', 'company_users.company_id', 'applications.company_id')
        .select(['company_users.id', 'applications.candidate_user_id'])
        .where('company_users.role', '=', 'guest')
        .where('applications.company_id', '=', company_id)
        .where('applications.id', 'in', applications),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

async function addKit(db: Database, company_id: number, { criteria, ...kit }: (typeof kitStarters)['casual'], at: Date): Promise<Kit> {
  const { id } = await db
    .insertInto('interview_kits')
    .values({ ...kit, company_id, created_at: at.toISOString(), updated_at: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('interview_kit_criteria')
    .values(criteria.map((criterion, order_no) => ({ kit_id: id, order_no, ...criterion })))
    .execute()
  return { id, company_id }
}

type About = { application_id: string; kit_id: string; members: Member[] }

async function addScorecards(db: Database, { members, ...about }: About, written: DemoScorecard[], now: Date) {
  const asked_at = new Date(now.getTime() - 30 * HOUR).toISOString()
  await db
    .insertInto('scorecard_requests')
    .values(members.map(({ id }) => ({ ...about, company_user_id: id, asked_at })))
    .execute()
  for (const { role, recommendation, comment, scores, hoursAgo } of written) {
    const member = members.find((one) => one.role === role)
    if (!member) continue
    const at = new Date(now.getTime() - hoursAgo * HOUR).toISOString()
    const { id } = await db
      .insertInto('scorecards')
      .values({ ...about, company_user_id: member.id, member_name: member.name, recommendation, comment, updated_at: at, submitted_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('scorecard_scores')
      .values(
        kitStarters.technical.criteria.map(({ name }, order_no) => {
          const [score, note = ''] = scores[order_no] ?? notVerified
          return { scorecard_id: id, order_no, criterion: name, score, note }
        }),
      )
      .execute()
  }
}
