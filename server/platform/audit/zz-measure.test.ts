import { sql } from 'kysely'
import { test, addOperator, apiFor } from '#server/testing.ts'
test('measure', async ({ db }) => {
  const { as, viewer } = await addOperator(db)
  await sql`alter table audit_logs disable trigger user`.execute(db)
  await sql`insert into audit_logs (at, operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail)
    select now() - make_interval(secs => i), ${viewer.id}, '運営 ' || (i % 7), (array['sign_in','open_report','retry_mail','search_people'])[1 + i % 4], 'company', (i % 900)::text, '理由の文', '{"from":"a","to":"b"}'::jsonb from generate_series(1, 100000) i`.execute(
    db,
  )
  await sql`insert into mails (kind, to_address, subject, text, html, created_at, sent_at, failed_at, attempts, failure)
    select (array['verify_email','message','scout'])[1 + i % 3], 'a' || i || '@x.example', 's', case when i % 50 = 0 then 't' end, case when i % 50 = 0 then 'h' end, now() - make_interval(secs => i), case when i % 50 <> 0 then now() end, case when i % 50 = 0 then now() end, 1 + i % 3, case when i % 50 = 0 then 'EENVELOPE 550' else '' end from generate_series(1, 100000) i`.execute(
    db,
  )
  await sql`analyze audit_logs`.execute(db)
  await sql`analyze mails`.execute(db)
  const { operators } = await apiFor(db, as)
  const time = async (label: string, work: () => Promise<unknown>) => {
    await work()
    const runs: number[] = []
    for (let i = 0; i < 3; i++) {
      const at = performance.now()
      await work()
      runs.push(Math.round(performance.now() - at))
    }
    console.log(label, runs.join(' '), 'ms')
  }
  for (const sort of [undefined, 'at', 'who', '-act'] as const)
    for (const page of [1, 1000, 2000]) await time(`audit ${sort} page ${page}`, () => operators.audit_logs({ sort, page, per_page: 50 }))
  await time('audit act=sign_in', () => operators.audit_logs({ act: 'sign_in', per_page: 50 }))
  for (const sort of [undefined, 'kind', '-state', '-attempts'] as const)
    for (const page of [1, 2000]) await time(`mails ${sort} page ${page}`, () => operators.mails.list({ sort, page, per_page: 50 }))
  await time('mails failed', () => operators.mails.list({ mail_state: 'failed', per_page: 50 }))
})
