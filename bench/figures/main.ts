import { sql } from 'kysely'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ledgerOf } from '#server/hiring/response-figures/ledger-of.ts'
import { measureResponses } from '#server/hiring/response-figures/measure-responses.ts'
import { showOwnFigures } from '#server/hiring/response-figures/show-own-figures.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'

/**
 * So many events of so many companies over 400 days: of each person eight, half of them looks at profiles that the figures must pass by.
 * A few companies have most of them. All but every tenth person are answered.
 */
export async function fillLedger(db: Database, events: number, companies: number) {
  const people = Math.ceil(events / 8)
  const run = (statement: ReturnType<typeof sql>) =>
    db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await statement.execute(db)
    })
  await run(sql`truncate companies, accounts cascade`)
  await run(sql`insert into companies (name, state) select '測る会社' || number, 'active' from generate_series(1, ${companies}::int) as number`)
  await run(
    sql`with added as (
      insert into accounts (kind, email, email_verified_at) select 'candidate', number || '@candidate.example', now() from generate_series(1, ${people}::int) as number
      returning id
    ) insert into candidate_users (id) select id from added`,
  )
  await run(sql`
    insert into events (at, kind, actor, candidate_user_id, company_id, detail)
    select now() - cases.ago + said.after, said.kind, said.actor, cases.id, cases.company_id, said.detail
    from (
      select id, companies[1 + floor(power(random(), 3) * cardinality(companies))::int] as company_id, make_interval(secs => random() * 400 * 86400) as ago,
        random() < 0.9 as is_answered, random() < 0.7 as is_scout
      from candidate_users, (select array_agg(id order by id) as companies from companies) as known
    ) as cases
    cross join lateral (values
      ('profile_viewed', 'company', interval '-1 day', '{"parts":["work_experiences"],"member_name":"測る人"}'::jsonb, true),
      ('profile_viewed', 'company', interval '-2 hours', '{"parts":["skill_types"],"member_name":"測る人"}'::jsonb, true),
      (case when is_scout then 'scout_accepted' else 'applied' end, 'candidate', interval '0', '{"meeting_type":"mendan"}'::jsonb, true),
      ('message_sent', 'candidate', interval '0', '{"kind":"message"}'::jsonb, true),
      ('profile_viewed', 'company', interval '1 hour', '{"parts":["work_experiences"],"member_name":"測る人"}'::jsonb, true),
      ('message_sent', 'company', interval '30 hours', jsonb_build_object('kind', 'message', 'by_member', true, 'letters', 60, 'text_key', left(cases.id::text, 16)), is_answered),
      ('meeting_answered', 'candidate', interval '9 days', jsonb_build_object('meeting_id', cases.id, 'took_place', true, 'actual_type', 'mendan'), is_answered),
      ('selection_changed', 'company', interval '20 days', '{"step":"end","told":true}'::jsonb, is_answered)
    ) as said (kind, actor, after, detail, is_said)
    where is_said`)
  await run(sql`analyze events, companies, accounts, candidate_users`)
}

// npm run bench:figures -- --events 1000000 --companies 2000: the cost of the response figures, of all companies from the ledger, and of one for its own page.

const { values } = parseArgs({ options: { events: { type: 'string', default: '1000000' }, companies: { type: 'string', default: '2000' } } })
const database = await openDatabase('bench_figures')
await migrate(database.ownerUrl)
const db = connect(database.ownerUrl)
const timed = async <Result>(name: string, run: () => Promise<Result>) => {
  const started = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(3)} s`)
  return result
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
await timed('filled', () => fillLedger(db, Number(values.events), Number(values.companies)))
const { rows } = await sql<{ id: number; count: number }>`select company_id as id, count(*)::int as count from events group by 1 order by 2 desc`.execute(db)
console.log(
  `${rows.reduce((sum, { count }) => sum + count, 0)} events of ${rows.length} companies; the largest has ${rows[0]?.count}, the middle one ${rows[Math.floor(rows.length / 2)]?.count}`,
)

const now = () => new Date()
for (const run of [1, 2, 3]) await timed(`all companies, run ${run}`, () => measureResponses({ db, now }))
const { rows: shown } = await sql<{ count: number }>`select count(*)::int as count from company_response_figures where cases >= 10`.execute(db)
console.log(`${shown[0]?.count} public figures; ${Math.round(process.memoryUsage().rss / 1_048_576)} MB resident`)

for (const { id } of [rows[0]!, rows[Math.floor(rows.length / 2)]!]) {
  const viewer = { company_id: id } as Parameters<typeof showOwnFigures>[0]['viewer']
  for (const run of [1, 2, 3]) await timed(`own figures of company ${id}, run ${run}`, () => showOwnFigures({ db, viewer, now }))
  const events = (await ledgerOf(db, [id], now())).get(id) ?? []
  console.log(`  from ${events.length} events of the ledger`)
}
await db.destroy()
await database.close()
