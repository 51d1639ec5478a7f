import type { Database } from '#server/platform/database/connect.ts'

type Parties = { candidate_user_id: string; company_id: number }

/** The thread of two, made when there is none, and held until the transaction ends: what is written in it has one order. */
export async function holdThread(db: Database, parties: Parties) {
  await db
    .insertInto('threads')
    .values(parties)
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id']).doNothing())
    .execute()
  return db
    .selectFrom('threads')
    .selectAll()
    .where('candidate_user_id', '=', parties.candidate_user_id)
    .where('company_id', '=', parties.company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
