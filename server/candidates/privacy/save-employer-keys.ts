import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'

/** Compares the employers of the history again, in the transaction of each change of the history. */
export async function saveEmployerKeys(db: Database, candidate_user_id: string) {
  await lockCandidate(db, candidate_user_id)
  await db.deleteFrom('employer_keys').where('candidate_user_id', '=', candidate_user_id).execute()
  await sql`
    insert into employer_keys (candidate_user_id, user_work_experience_id, kind, key)
    select candidate_user_id, user_work_experience_id, 'name', unnest(employer_name_keys(organization_name)) from work_experiences where candidate_user_id = ${candidate_user_id}
    union
    select candidate_user_id, user_work_experience_id, 'corporate_number', corporate_number from work_experiences
    where candidate_user_id = ${candidate_user_id} and corporate_number is not null`.execute(db)

  const employers = await db
    .selectFrom('work_experiences')
    .select(['user_work_experience_id', 'mail_domain'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('mail_domain', '<>', '')
    .execute()
  const domains = employers.flatMap(({ user_work_experience_id, mail_domain }) =>
    domainKeys(mail_domain).map((key) => ({ candidate_user_id, user_work_experience_id, kind: 'domain', key })),
  )
  if (domains.length) await db.insertInto('employer_keys').values(domains).execute()
}
