import { addConversation } from '#server/conversations/messages/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addOperator, apiFor } from '#server/testing.ts'

/** A candidate and a company in a conversation, the candidate's report of it, and two operators. */
export async function addReportedConversation(db: Database) {
  const talk = await addConversation(db)
  const said = await talk.answer('口座番号を教えてください。')
  await talk.mine.messages.report({ company_id: talk.company_id, reason: 'fraud', note: '口座番号を聞かれました。', message_id: said.id })
  const { id, thread_id } = await db
    .selectFrom('reports')
    .select(['id', 'thread_id'])
    .where('candidate_user_id', '=', talk.candidate_id)
    .executeTakeFirstOrThrow()
  const [one, other] = [await addOperator(db), await addOperator(db, { name: '運営 太郎' })]
  const reportsOf = async (operator: { as: object }, at?: Date) => (await apiFor(db, { ...operator.as, ...(at ? { now: () => at } : {}) })).operators.reports
  return { ...talk, id, thread_id: thread_id!, one, other, reportsOf }
}
