import { sql } from 'kysely'
import { type InterviewKit, MOST_KITS, type NewInterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** The kits of a company, those that were deleted included: scorecards may stand by one. */
export const kitsOf = (db: Database, company_id: number) =>
  db
    .selectFrom('interview_kits')
    .select([
      'interview_kits.id',
      'interview_kits.name',
      'interview_kits.purpose',
      'interview_kits.questions',
      'interview_kits.updated_at',
      sql<InterviewKit['criteria']>`(select coalesce(json_agg(json_build_object('name', criteria.name, 'looks_for', looks_for) order by order_no), '[]')
        from interview_kit_criteria as criteria where criteria.kit_id = interview_kits.id)`.as('criteria'),
    ])
    .where('interview_kits.company_id', '=', company_id)
    .orderBy('interview_kits.created_at')
    .orderBy('interview_kits.id')

export const listKits = async (db: Database, company_id: number) => ({ kits: await kitsOf(db, company_id).where('archived_at', 'is', null).execute() })

/** The lock of the company keeps two members from making one too many. */
export async function createKit({ db, viewer, now }: MemberContext, kit: NewInterviewKit) {
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if ((await listKits(db, company_id)).kits.length >= MOST_KITS) fail('TOO_MANY_KITS')
  const { name, purpose, questions } = kit
  const at = now().toISOString()
  const { id } = await db
    .insertInto('interview_kits')
    .values({ company_id, name, purpose, questions, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeCriteria(db, id, kit.criteria)
  return kitsOf(db, company_id).where('interview_kits.id', '=', id).executeTakeFirstOrThrow()
}

export async function changeKit({ db, viewer, now }: MemberContext, { id, criteria, ...kit }: NewInterviewKit & { id: string }) {
  const changed = await db
    .updateTable('interview_kits')
    .set({ ...kit, updated_at: now().toISOString() })
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) fail('NOT_FOUND')
  await db.deleteFrom('interview_kit_criteria').where('kit_id', '=', id).execute()
  await writeCriteria(db, id, criteria)
  return kitsOf(db, viewer.company_id).where('interview_kits.id', '=', id).executeTakeFirstOrThrow()
}

const writeCriteria = (db: Database, kit_id: string, criteria: NewInterviewKit['criteria']) =>
  db
    .insertInto('interview_kit_criteria')
    .values(criteria.map((criterion, order_no) => ({ kit_id, order_no, ...criterion })))
    .execute()

/** It stays beside the scorecards that were written with it; nobody is asked for one any more. */
export async function removeKit({ db, viewer, now }: MemberContext, id: string) {
  const archived = await db
    .updateTable('interview_kits')
    .set({ archived_at: now().toISOString() })
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (archived.numUpdatedRows === 0n) fail('NOT_FOUND')
  await db.deleteFrom('job_interview_kits').where('kit_id', '=', id).execute()
  await db.deleteFrom('scorecard_requests').where('kit_id', '=', id).execute()
  return { success: true }
}
