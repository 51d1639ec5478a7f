import type { Database } from '#server/platform/database/connect.ts'

/** How many companies a candidate blocked by hand, as the account state has it. */
export async function countBlocks(db: Database, candidate_user_id: string) {
  const { block_count } = await db
    .selectFrom('blocked_companies')
    .select(({ fn }) => fn.countAll<number>().as('block_count'))
    .where('candidate_user_id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  return block_count
}
