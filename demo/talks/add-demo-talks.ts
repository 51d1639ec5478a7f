import { firstDemoMember } from '../members/first-demo-member.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'

type Parties = { candidate_user_id: string; company_id: number; name: string; job_id: number | null }

/** The conversations of the demonstration's candidates and members: in every state that a list knows. Once; a visitor's changes stay. */
export async function addDemoConversations(db: Database, email: string, now: Date) {
  const me = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  const us = await firstDemoMember(db)
  const begun = await db
    .selectFrom('threads')
    .select('id')
    .where('candidate_user_id', '=', me?.id ?? null)
    .executeTakeFirst()
  if (!me || !us || begun) return
  // A visitor may delete the demonstration candidate, who comes back with the next start; only that candidate's conversations are made again.
  const isOursBegun = await db.selectFrom('threads').select('id').where('company_id', '=', us.company_id).executeTakeFirst()

  const companies = await db
    .selectFrom('companies')
    .select('id')
    .where('is_demo', '=', true)
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('id', '<>', us.company_id)
    .orderBy('id')
    .limit(candidateTalks.length)
    .execute()
  for (const [index, { id: company_id }] of companies.entries())
    await addTalk(db, { candidate_user_id: me.id, company_id, name: '採用担当', job_id: await aJob(db, company_id) }, candidateTalks[index]!, now)

  if (isOursBegun) return
  const people = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select('accounts.id')
    .where('is_demo', '=', true)
    .where('is_open', '=', true)
    .where('accounts.id', '<>', me.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_blocks')
            .whereRef('company_blocks.candidate_user_id', '=', 'candidate_users.id')
            .where('company_id', '=', us.company_id)
            .select('company_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(companyTalks.length)
    .execute()
  const job_id = await aJob(db, us.company_id)
  for (const [index, { id }] of people.entries())
    await addTalk(db, { candidate_user_id: id, company_id: us.company_id, name: us.name, job_id }, companyTalks[index]!, now)
}

async function addTalk(db: Database, { name, job_id, ...parties }: Parties, { said, about, isRead }: DemoTalk, now: Date) {
  for (const [index, [by, hours, message]] of said.entries()) {
    const thread = await lockConversation(db, parties)
    const at = new Date(now.getTime() - hours * 3_600_000)
    const company = by === '>'
    await addMessage(db, at, { thread, client_id: randomUUID(), company, name: company ? name : '', message, job_id: about && index === 0 ? job_id : null })
    // A side that answers has read the messages before.
    const last = index === said.length - 1
    await db
      .updateTable('messages')
      .set({ read_at: at.toISOString() })
      .where('thread_id', '=', thread.id)
      .where('read_at', 'is', null)
      .$if(!(last && isRead), (messages) => messages.where('company', '=', !company))
      .execute()
  }
}

const aJob = async (db: Database, company_id: number) =>
  (await db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).where('state', '=', 'published').orderBy('id').executeTakeFirst())?.id ??
  null

/** The messages of one invented conversation: `>` by the company, `<` by the candidate, so many hours ago. */
type DemoTalk = { about?: 'job'; said: [by: '<' | '>', hoursAgo: number, message: string][]; isRead?: boolean }

/** Conversations of the candidate whom visitors try out; one with each of the first companies. */
const candidateTalks: DemoTalk[] = [
  {
    about: 'job',
    said: [
      ['<', 78, 'はじめまして。求人を読みました。\n\nセンサーの電池と通信の制約について、もう少し伺えますか。'],
      ['>', 52, 'お返事ありがとうございます。電池は5年もつ設計で、通信は1日144回までです。\n資料はこちらです。https://example.com/spec をご覧ください。'],
      ['<', 30, 'ありがとうございます。よく分かりました。'],
      ['>', 3, '開発の者から直接お話しできればと思います。来週のご都合はいかがでしょうか。'],
    ],
  },
  {
    said: [
      ['<', 340, 'リモート勤務の範囲について伺いたいです。'],
      ['>', 320, 'ご連絡ありがとうございます。週3日までご自宅で働けます。'],
      ['<', 300, '職務経歴書をお送りします。ご検討をお願いします。'],
    ],
  },
  { about: 'job', said: [['<', 40, 'オープンポジションについて、どんな方をさがしていますか。']] },
  {
    said: [
      ['<', 700, '選考の流れを教えてください。'],
      ['>', 690, '書類、面接2回です。結果は3日以内にお伝えします。'],
    ],
    isRead: true,
  },
]

/** Conversations of the company that visitors try out. */
const companyTalks: DemoTalk[] = [
  { about: 'job', said: [['<', 5, 'はじめまして。求人の「変更の範囲」について、具体的に伺えますか。\n勤務地が変わる可能性があるかを知りたいです。']] },
  {
    said: [
      ['<', 60, '一次面接のお時間をいただき、ありがとうございました。'],
      ['>', 55, 'こちらこそ、ありがとうございました。次の候補日をお送りします。'],
      ['<', 26, '木曜の午後でお願いできますか。'],
    ],
  },
  {
    said: [
      ['<', 280, 'ポートフォリオを見ていただけますか。'],
      ['>', 270, '拝見しました。とくに計測の仕組みが印象に残りました。一度お話しできればと思います。'],
    ],
    isRead: true,
  },
  { said: [['<', 330, '応募の前に、試用期間中の条件を伺いたいです。']] },
]
