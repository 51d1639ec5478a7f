import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

const tables = [
  'threads',
  'messages',
  'scouts',
  'applications',
  'application_steps',
  'favorites',
  'events',
  'candidate_users',
  'candidate_profiles',
  'job_offers',
]

type Size = { candidates: number; companies: number; applications: number; scouts: number; seed: number }

/**
 * A site of so many people: sign-ups, applications, scouts, answers and steps of selections over two years. A few companies have most; how far somebody came, how
 * long it took, what they said about the way, and the member in charge differ, and are the same in each run.
 */
export async function fillSelections(db: Database, { candidates, companies, applications, scouts, seed }: Size) {
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    // What the triggers write stands in the statements below.
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql`select setseed(${seed / 1_000}::float8)`.execute(db)
    const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
    await run(sql`truncate companies, accounts cascade`)
    await run(sql`insert into companies (name, state) select '測る会社' || number, 'active' from generate_series(1, ${companies}::int) as number`)
    await run(sql`
      with added as (
        insert into accounts (kind, email, email_verified_at) select 'company', company.id || '-' || number || '@company.example', now()
        from companies as company, generate_series(1, 4) as number returning id, email
      ) insert into company_users (id, company_id, name, role) select id, split_part(email, '-', 1)::int, '担当' || right(email, 17), 'recruiter' from added`)
    await run(sql`
      insert into job_offers (company_id, position_title, description, state, published_at, confirmed_at, confirmed_by, min_salary, max_salary)
      select id, '測る求人' || number, '測る仕事です。', 'published', now() - make_interval(days => (random() * 700)::int), now() - make_interval(days => (random() * 60)::int), '試験', 400, 600
      from companies, generate_series(1, 5) as number`)
    await run(sql`
      with people as (
        insert into accounts (kind, email, email_verified_at)
        select 'candidate', number || '@candidate.example', case when random() < 0.95 then now() end from generate_series(1, ${candidates}::int) as number returning id
      ), placed as (select id, now() - make_interval(secs => random() * 730 * 86400) as created_at from people)
      insert into candidate_users (id, created_at, profile_registration_date)
      select id, created_at, case when random() < 0.7 then created_at + make_interval(hours => (random() * 400)::int) end from placed`)
    await run(sql`insert into candidate_profiles (candidate_user_id) select id from candidate_users`)
    // Each conversation is of one candidate and one company, and has one selection.
    await run(sql`
      create temporary table pairs on commit drop as
      select gen_random_uuid() as thread_id, gen_random_uuid() as application_id, people[1 + floor(random() * cardinality(people))::int] as candidate_user_id,
        known[1 + floor(power(random(), 3) * cardinality(known))::int] as company_id, number, number > ${applications} as is_scout,
        random() as share, random() as luck, random() as speed
      from generate_series(1, ${applications + scouts}::int) as number, (select array_agg(id order by id) as people from candidate_users) as everybody,
        (select array_agg(id order by id) as known from companies) as all_companies`)
    await run(sql`
      create temporary table begun on commit drop as
      select distinct on (candidate_user_id, company_id) pairs.*, people.created_at + (now() - people.created_at) * share as began_at,
        (select min(id) + floor(luck * 5)::int from job_offers where job_offers.company_id = pairs.company_id) as job_id,
        case when not is_scout or luck < 0.3 then floor(power(speed, 2) * 7)::int else 0 end as steps
      from pairs join candidate_users as people on people.id = candidate_user_id`)
    await run(sql`
      insert into threads (id, candidate_user_id, company_id, created_at, last_number, last_message_at, turn, turn_since, answer_due_at, company_user_id)
      select thread_id, candidate_user_id, company_id, began_at, 1, began_at, case when luck > 0.85 then 'company' else 'candidate' end, began_at, began_at + interval '7 days',
        case when speed < 0.8 then (select id from company_users where company_users.company_id = begun.company_id order by id offset floor(luck * 4)::int limit 1) end
      from begun`)
    await run(sql`
      insert into messages (thread_id, client_id, company, message, created_at, number, kind)
      select thread_id, thread_id, false, '応募します。', began_at, 1, 'application' from begun where not is_scout or luck < 0.3`)
    await run(sql`
      insert into scouts (id, thread_id, candidate_user_id, company_id, job_id, reason, reference_parts, min_salary, max_salary, meeting_type, integrity, likeness, state, created_at,
        delivered_at, answered_at)
      select application_id, thread_id, candidate_user_id, company_id, job_id, '経歴を読みました。', '{profile}', 400, 600, 'mendan', 80, 10,
        case when luck < 0.3 then 'accepted' when luck < 0.55 then 'refused' else 'delivered' end, began_at - interval '2 days', began_at - interval '1 day',
        case when luck < 0.55 then began_at end
      from begun where is_scout`)
    await run(sql`
      insert into applications (id, thread_id, candidate_user_id, company_id, job_id, applied_at, source, found_via, scout_id, step, end_reason, step_changed_at, first_answered_at, shown_step, shown_at)
      select application_id, thread_id, candidate_user_id, company_id, job_id, began_at, case when is_scout then 'scout' else 'application' end,
        case when is_scout or luck < 0.4 then null else (array['search', 'alert', 'company_page', 'referral', 'other_site'])[1 + floor(luck * 5)::int] end,
        case when is_scout then application_id end,
        (array['entry', 'casual_meeting', 'document_screening', 'first_interview', 'final_interview', 'offer', 'end'])[1 + steps], case when steps = 6 then
          case when luck < 0.5 then 'hired' else 'rejected' end end,
        least(now(), began_at + make_interval(days => steps * (2 + (speed * 9)::int))), case when speed > 0.15 then began_at + make_interval(hours => 1 + (speed * 160)::int) end, 'entry', began_at
      from begun where not is_scout or luck < 0.3`)
    await run(sql`
      insert into application_steps (application_id, at, step, end_reason)
      select application_id, least(now(), began_at + make_interval(days => place * (2 + (speed * 9)::int))),
        (array['entry', 'casual_meeting', 'document_screening', 'first_interview', 'final_interview', 'offer', 'end'])[1 + place],
        case when place = 6 then case when luck < 0.5 then 'hired' else 'rejected' end end
      from begun, generate_series(0, steps) as place where not is_scout or luck < 0.3 order by began_at, place`)
    await run(sql`
      insert into favorites (candidate_user_id, company_id, job_id, created_at)
      select candidate_user_id, company_id, job_id, began_at from begun where luck between 0.4 and 0.8`)
    await run(sql`
      insert into company_view_counts (company_id, job_id, on_day, is_signed_in, views)
      select id, 0, current_date - day, day % 2 = 0, 1 + floor(random() * 40)::int from companies, generate_series(0, 364) as day where id % 5 = 0`)
    await run(sql`
      insert into events (at, kind, actor, candidate_user_id, company_id, detail)
      select began_at + said.after, said.kind, said.actor, candidate_user_id, company_id, said.detail
      from begun cross join lateral (values
        (case when is_scout then 'scout_accepted' else 'applied' end, 'candidate', interval '0', '{}'::jsonb, not is_scout or luck < 0.3),
        ('message_sent', 'company', make_interval(hours => 1 + (speed * 160)::int), jsonb_build_object('kind', 'message', 'by_member', true, 'letters', 60, 'text_key', left(thread_id::text, 16)),
          speed > 0.15 and (not is_scout or luck < 0.3))
      ) as said (kind, actor, after, detail, is_said) where is_said and began_at > now() - interval '400 days'`)
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}, companies, company_users, accounts, company_view_counts`.execute(db)
  })
}
