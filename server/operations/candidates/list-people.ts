import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { FoundPerson, PeopleSearch } from '#contract/operations/candidates/people-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { ordersOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, orderText, up } from '#server/platform/database/sorting/sorted-by.ts'
import type { OperatorContext } from '../reports/write-report.ts'

/** Words alone find so many: a shorter name would be a list of everybody. */
const MOST = 20

const columns = {
  name: byName(sql`name`),
  who: byName(sql`company->>'name'`),
  state: sql`is_restricted`,
  created: sql`created_at`,
}
const orders = { columns, filled: ['name', 'state', 'created'] as (keyof typeof columns)[], usual: [up(sql`name`), up(sql`id`)] }

/** The ids that words mean: of a whole address, of an id, of the beginning of a name, or of a whole tag. */
function idsOf(q: string): { by: string; ids: RawBuilder<unknown> } {
  const word = q.normalize('NFKC')
  const key = word.toLowerCase()
  // A person in several companies is found in each of them: only their first account has the key.
  if (word.includes('@'))
    return {
      by: 'email',
      ids: sql`select id from accounts where kind in ('candidate', 'company') and email_key = ${key}
        union select id from accounts where principal_id in (select id from accounts where kind = 'company' and email_key = ${key})`,
    }
  if (z.uuid().safeParse(key).success) return { by: 'id', ids: sql`select ${key}::uuid as id` }
  const begins = `${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return {
    by: 'name',
    ids: sql`select candidate_user_id as id from candidate_profiles where name like ${begins}
      union select candidate_user_id from candidate_profiles where name_reading like ${begins}
      union select id from candidate_users where username like ${begins}
      union select id from company_users where name like ${begins}
      union select account_id from person_tags where tag = ${word}`,
  }
}

const people = sql`(
  select 'candidate'::text as area, people.id, coalesce(nullif(profiles.name, ''), people.username) as name, accounts.email, null::jsonb as company,
    accounts.restricted_at is not null as is_restricted, people.created_at
  from candidate_users as people join accounts using (id) left join candidate_profiles as profiles on profiles.candidate_user_id = people.id
  where people.id in (select id from found)
  union all
  select 'company', people.id, people.name, accounts.email, jsonb_build_object('id', companies.id, 'name', companies.name),
    accounts.restricted_at is not null, people.created_at
  from company_users as people join accounts using (id) join companies on companies.id = people.company_id
  where people.id in (select id from found)) as people`

/**
 * Those whom words mean, who carry a tag, or whose use is restricted; never everybody. The log holds how was looked and who was found, not the words, because they
 * may be a name.
 */
export const findPeople = (context: OperatorContext, { q, tag, restricted, area, sort, page = 1, per_page = PAGE_SIZE }: PeopleSearch) =>
  inTransaction(context.db, async (db) => {
    const words = q === undefined ? undefined : idsOf(q)
    const sets = [
      words?.ids,
      tag === undefined ? undefined : sql`select account_id as id from person_tags where tag = ${tag}`,
      restricted ? sql`select id from accounts where restricted_at is not null` : undefined,
    ].filter((set) => set !== undefined)
    if (sets.length === 0) return { people: [], total: 0, page, per_page, is_capped: false }
    const found = sql`with found as (${sql.join(
      sets.map((set) => sql`(${set})`),
      sql` intersect `,
    )})`
    const ofArea = area ? sql`where area = ${area}` : sql``
    const counted = await sql<{ count: number }>`${found} select count(*)::int as count from ${people} ${ofArea}`.execute(db)
    const count = counted.rows[0]!.count
    const isCapped = sets.length === 1 && words !== undefined && count > MOST
    const total = isCapped ? MOST : count
    const before = (page - 1) * per_page
    const { rows } = await sql<FoundPerson>`${found} select people.*, array(select tag from person_tags where account_id = people.id order by tag) as tags
      from ${isCapped ? sql`(select * from ${people} ${ofArea} order by name, id limit ${MOST}) as people` : people} ${ofArea} order by ${sql.join(ordersOf(sort, orders).map((order) => orderText(order)))}
      limit ${Math.max(0, Math.min(per_page, total - before))} offset ${before}`.execute(db)
    const by = [words?.by, tag !== undefined && 'tag', restricted && 'restricted'].filter(Boolean).join('+')
    await recordAct({ ...context, db }, { act: 'search_people', subject_kind: 'candidate', subject_id: '-', detail: { by, found: rows.map(({ id }) => id) } })
    return { people: rows, total, page, per_page, is_capped: isCapped }
  })

/** The same for the page of people, which offers the tags in use. */
export const listPeople = async (context: OperatorContext, search: PeopleSearch) => ({
  ...(await findPeople(context, search)),
  tags: await usedTags(context.db),
})

const MOST_TAGS = 200

/** The tags in use, the most used first. */
const usedTags = async (db: OperatorContext['db']) =>
  (await sql<{ tag: string }>`select tag from person_tags group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(db)).rows.map(({ tag }) => tag)
