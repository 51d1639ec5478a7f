import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Decision = { match_id: number; decision: 'same' | 'other' }

/**
 * An operator decides whether an imported company is the one with members. If it is, the source's jobs move there, and later imports put them there at once.
 */
export async function decideImportMatch(context: OperatorContext, { match_id, decision }: Decision) {
  const { db, now, viewer } = context
  const match = await db
    .updateTable('import_company_matches')
    .set({ decision, decided_at: now().toISOString(), operator_name: viewer.name })
    .where('id', '=', match_id)
    .where('decision', 'is', null)
    .returning(['source', 'company_id', 'imported_company_id'])
    .executeTakeFirst()
  if (!match) return fail('NOT_FOUND')
  const { source, company_id, imported_company_id } = match
  const moved_jobs = decision === 'same' && imported_company_id ? await moveJobs(context, { source, company_id, imported_company_id }) : 0
  const detail = { decision, imported_company_id, moved_jobs }
  await recordAct(context, { act: 'decide_import_match', subject_kind: 'company', subject_id: company_id, detail })
  return { moved_jobs }
}

async function moveJobs(
  { db, now }: OperatorContext,
  { source, company_id, imported_company_id }: Record<'company_id' | 'imported_company_id', number> & { source: string },
) {
  await sql`select set_config('mebae.actor', '運営', true)`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('job_offers')
    .set({ company_id, updated_at: now().toISOString() })
    .where('company_id', '=', imported_company_id)
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  // A company without jobs, members and bookmarks would only be a second page of the same name.
  await sql`
    delete from companies where id = ${imported_company_id}
      and not exists (select from job_offers where company_id = ${imported_company_id})
      and not exists (select from company_users where company_id = ${imported_company_id})
      and not exists (select from favorites where company_id = ${imported_company_id})
      and not exists (select from bookmarks where company_id = ${imported_company_id})
      and not exists (select from threads where company_id = ${imported_company_id})
  `.execute(db)
  return Number(numUpdatedRows)
}
