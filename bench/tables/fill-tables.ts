import type { ClientBase } from 'pg'
import { loadDemoCandidates } from '#demo/candidates/load-demo-candidates.ts'
import { loadDemo } from '#demo/load-demo.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'

/** How many rows the large lists have, and those of one company. */
export type Sizes = { rows: number; candidates: number; ownJobs: number }

/** A short text that hardly comes twice: the number decides it, and neighbours share nothing. */
const word = (seed: string) => `substr(md5(${seed}), 1, 8)`
/** One of several, spread by the number as by chance. */
const pick = (seed: string, values: string[]) => `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + abs(hashtext(${seed})) % ${values.length}]`
/** A moment of the last days. */
const within = (seed: string, days: number) => `now() - interval '1 second' * (abs(hashtext('at' || ${seed})) % ${days * 86_400})`

const families =
  '佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 山崎 森 池田 橋本 阿部 石川 前田 藤田 小川 岡田'.split(
    ' ',
  )
const [firsts, lasts] = ['健 美 大 陽 直 千 和 真 由 裕 恵 拓 彩 悠 奈 翔'.split(' '), '太 子 樹 香 也 美 介 緒 人 里 平 穂 斗 花 実 司'.split(' ')]
const person = (seed: string) => `${pick(`'f' || ${seed}`, families)} || ' ' || ${pick(`'g' || ${seed}`, firsts)} || ${pick(`'h' || ${seed}`, lasts)}`

/** Jobs and people of the demonstration, then the rest of each list, every row another one. */
export async function fillTables({ ownerUrl, superuserUrl = ownerUrl }: Pick<OpenDatabase, 'ownerUrl' | 'superuserUrl'>, { rows, candidates, ownJobs }: Sizes) {
  await loadDemo(ownerUrl, { jobs: rows, seed: 1, now: new Date() })
  const client = newClient({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await loadDemoCandidates(client, { candidates, seed: 1, now: new Date() })
    const { company, member } = await addMember(client)
    // What triggers would note of each row, nobody reads here.
    await client.query('set session_replication_role = replica')
    await addPeople(client, rows - candidates)
    await client.query(`update job_offers set company_id = $1 where id in (select id from job_offers order by id limit $2)`, [company, ownJobs])
    await addConversations(client, company, member)
    await addDeliveries(client, company, rows)
    await addMails(client, rows)
    await addAuditLogs(client, rows)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
    // The last: where there is an operator, the rest is there, too.
    const operator = await addOperator(client)
    return { company, member, operator }
  } finally {
    await client.end()
  }
}

const oneOf = async (client: ClientBase, text: string) => (await client.query<{ id: string }>(text)).rows[0]!.id
const addAccount = (client: ClientBase, kind: 'company' | 'operator') =>
  oneOf(client, `insert into accounts (kind, email, email_verified_at) values ('${kind}', '${kind}@tables.example', now()) returning id`)

async function addMember(client: ClientBase) {
  const company = Number(await oneOf(client, `select id from companies where state = 'active' and not end_of_contract order by id limit 1`))
  const member = await addAccount(client, 'company')
  await client.query(`insert into company_users (id, company_id, name, role) values ($1, $2, '採用担当', 'admin')`, [member, company])
  return { company, member }
}

async function addOperator(client: ClientBase) {
  const operator = await addAccount(client, 'operator')
  await client.query(`insert into operator_users (id, name, role, created_at, settled_at) values ($1, '運営 花子', 'full', now(), now())`, [operator])
  return operator
}

/** People with a name only, as operators find them: one in twenty carries a tag, one in a hundred is restricted. */
async function addPeople(client: ClientBase, count: number) {
  await client.query(`create temporary table made as select gen_random_uuid() as id, n from generate_series(1, ${count}) as n`)
  await client.query(`insert into accounts (id, kind, email, email_key, email_verified_at, restricted_at)
    select id, 'candidate', ${word("'mail' || n")} || n || '@people2.example', ${word("'mail' || n")} || n || '@people2.example', now(), case when n % 100 = 0 then ${within('n::text', 200)} end from made`)
  await client.query(`insert into candidate_users (id, username, created_at) select id, ${person('n::text')}, ${within('n::text', 900)} from made`)
  await client.query(
    `insert into candidate_profiles (candidate_user_id, name, name_reading) select id, ${person('n::text')}, ${word("'reading' || n")} from made`,
  )
  await client.query(`insert into person_tags (account_id, tag, added_at)
    select id, ${pick("'t' || n", ['要フォロー', '本人確認済み', '問い合わせ中', '重複の疑い'])}, now() from made where n % 20 = 0`)
}

/** One company talks with everybody of the demonstration: three messages each, some unread, some archived, some assigned. */
async function addConversations(client: ClientBase, company: number, member: string) {
  await client.query(
    `insert into threads (candidate_user_id, company_id, last_number, last_message_at, turn, turn_since, answer_due_at, company_user_id, company_archived_at)
    select id, $1, 3, ${within('id::text', 300)}, ${pick("'u' || id", ['candidate', 'company'])}, now(), ${within("'due' || id", 60)} + interval '20 days',
      case when abs(hashtext('a' || id)) % 3 = 0 then $2::uuid end, case when abs(hashtext('z' || id)) % 5 = 0 then now() end
    from candidate_users where exists (select from candidate_profiles where candidate_user_id = candidate_users.id and job_history_name <> '')
    on conflict do nothing`,
    [company, member],
  )
  await client.query(
    `insert into messages (thread_id, client_id, company, name, message, created_at, read_at, number, kind)
    select threads.id, gen_random_uuid(), n = 2, '', ${pick("'m' || threads.id || n", ['ご連絡ありがとうございます。', '面談の候補日をお送りします。', '資料を拝見しました。'])} || ${word('threads.id::text || n')},
      last_message_at - interval '1 hour' * (3 - n), case when n < 3 or abs(hashtext('r' || threads.id)) % 4 > 0 then now() end, n, case when n = 1 then 'application' else 'message' end
    from threads, generate_series(1, 3) as n where company_id = $1 and last_number = 3 and not exists (select from messages where thread_id = threads.id)`,
    [company],
  )
}

async function addDeliveries(client: ClientBase, company: number, count: number) {
  const events = ['application.created', 'message.created', 'scout.answered', 'meeting.changed']
  await client.query(
    `with endpoint as (insert into webhook_endpoints (company_id, url, event_types, secret_sealed) values ($1, 'https://receiver.example/hook', array['application.created'], 'x') returning id),
    events as (insert into webhook_events (company_id, type, at) select $1, ${pick("'e' || n", events)}, ${within('n::text', 30)} from generate_series(1, ${count}) as n returning id, at)
    insert into webhook_deliveries (webhook_event_id, webhook_endpoint_id, state, created_at, attempts, tried_at, response_status, milliseconds)
    select events.id, endpoint.id, ${pick("'s' || events.id", ['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'failed', 'waiting'])}, at,
      1 + abs(hashtext(events.id::text)) % 6, at, 200, abs(hashtext('ms' || events.id)) % 3000 from events, endpoint`,
    [company],
  )
}

async function addMails(client: ClientBase, count: number) {
  const kinds = ['verify_email', 'password_reset', 'notification', 'saved_search', 'scout', 'digest', 'announcement', 'invitation']
  await client.query(`insert into mails (kind, to_address, subject, text, html, created_at, sent_at, failed_at, failure, attempts)
    select kind, case when not sent then ${word("'to' || n")} || '@mail.example' end, case when not sent then 'お知らせ ' || ${word('n::text')} end,
      case when not sent then ${word("'text' || n")} end, case when not sent then ${word("'html' || n")} end, at, case when sent then at + interval '3 seconds' end,
      case when not sent and n % 40 = 0 then at + interval '1 hour' end, case when not sent and n % 40 = 0 then 'E550' else '' end, 1 + n % 5
    from (select n, ${pick("'k' || n", kinds)} as kind, ${within('n::text', 90)} as at, n % 20 > 0 as sent from generate_series(1, ${count}) as n) as made`)
}

async function addAuditLogs(client: ClientBase, count: number) {
  const acts = [
    'open_person',
    'search_people',
    'approve_company',
    'open_report',
    'answer_report',
    'close_job',
    'retry_mail',
    'change_operator_role',
    'open_data_request',
  ]
  await client.query(`insert into audit_logs (at, operator_user_id, operator_name, act, subject_kind, subject_id, reason)
    select now() - interval '1 minute' * (${count} - n), (abs(hashtext('o' || n)) % 30)::text, ${pick("(abs(hashtext('o' || n)) % 30)::text", families)},
      ${pick("'act' || n", acts)}, ${pick("'kind' || n", ['candidate', 'company', 'report', 'job_offer'])}, (abs(hashtext('s' || n)) % ${count})::text, '理由 ' || ${word('n::text')}
    from generate_series(1, ${count}) as n`)
}
