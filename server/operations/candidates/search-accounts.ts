import { sql } from 'kysely'
import { z } from 'zod'
import type { FoundPerson } from '#contract/operations/candidates/operator-people.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { OperatorContext } from '../reports/lock-report.ts'

const MOST = 20

/** By the whole address, the id, or the beginning of the name. The log does not hold the search, because it may be a name. */
export const searchAccounts = (context: OperatorContext, { q }: { q: string }) =>
  inTransaction(context.db, async (db) => {
    const word = q.normalize('NFKC')
    const by = word.includes('@') ? 'email' : z.uuid().safeParse(word).success ? 'id' : 'name'
    const begins = `${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    const is = {
      email: { candidate: sql<boolean>`accounts.email_key = ${word.toLowerCase()}`, member: sql<boolean>`accounts.email_key = ${word.toLowerCase()}` },
      id: { candidate: sql<boolean>`people.id::text = ${word.toLowerCase()}`, member: sql<boolean>`people.id::text = ${word.toLowerCase()}` },
      name: {
        candidate: sql<boolean>`(profiles.name like ${begins} or profiles.name_reading like ${begins} or people.username like ${begins})`,
        member: sql<boolean>`people.name like ${begins}`,
      },
    }[by]
    const { rows } = await sql<FoundPerson>`
      select * from (
        select 'candidate'::text as area, people.id, coalesce(nullif(profiles.name, ''), people.username) as name, accounts.email, null::jsonb as company,
          accounts.restricted_at is not null as is_restricted, people.created_at
        from candidate_users as people join accounts using (id) left join candidate_profiles as profiles on profiles.candidate_user_id = people.id where ${is.candidate}
        union all
        select 'company', people.id, people.name, accounts.email, jsonb_build_object('id', companies.id, 'name', companies.name), accounts.restricted_at is not null, people.created_at
        from company_users as people join accounts using (id) join companies on companies.id = people.company_id where ${is.member}
      ) as found order by name, id limit ${MOST + 1}`.execute(db)
    const people = rows.slice(0, MOST)
    await recordAct({ ...context, db }, { act: 'search_people', subject_kind: 'candidate', subject_id: '-', detail: { by, found: people.map(({ id }) => id) } })
    return { people, is_capped: rows.length > MOST }
  })
