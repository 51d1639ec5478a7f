import type { Database } from '#server/platform/database/connect.ts'
import { wholeTerms } from '#server/hiring/offers/whole-terms.ts'
import { inDays } from '../in-days.ts'

/** An offer that waits for the answer of a candidate who applied somewhere: the one there is, else a new one. */
export async function addOffer(db: Database, candidate_user_id: string) {
  const known = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select('offers.id')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('offers.state', '=', 'sent')
    .executeTakeFirst()
  if (known) return known.id
  const { id: application_id } = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('step', '<>', 'end')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('offers')
    .values({
      application_id,
      version: 1,
      state: 'sent',
      terms: JSON.stringify(wholeTerms),
      posted: JSON.stringify({ ...wholeTerms, holiday: '完全週休2日', prefectures: [13], max_salary: 600, pay_max: null }),
      reasons: JSON.stringify({ holiday: '年末年始を加えたため。' }),
      issuer: JSON.stringify({ name: '株式会社山田製作所', address: '東京都台東区蔵前1-1-1' }),
      message: 'ご一緒できることを、チームの全員が楽しみにしています。',
      answer_due_on: inDays(10, '00:00').slice(0, 10),
      terms_sha256: 'a'.repeat(64),
      member_name: '木下 遥',
      sent_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
