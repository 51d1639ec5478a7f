import { randomUUID } from 'node:crypto'
import type { Access, World } from '../access.ts'

const words = { name: '面接のお礼', message: '{候補者名}さん\n\nありがとうございました。' }

async function aShared({ db, company_id }: World) {
  const { id } = await db
    .insertInto('message_templates')
    .values({ ...words, company_id, order_no: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
/** A company has so many at most: those of the principals before go. */
async function room({ db, company_id }: World) {
  await db.deleteFrom('message_templates').where('company_id', '=', company_id).execute()
  return { body: words }
}
// For each caller somebody else's own does not exist.
const notTheirs = { who: 'member', act: 'write_messages', status: 404 } as const
const none = (body?: object) => () => ({ params: { id: randomUUID() }, body })
const shared = { who: 'member', of: 'company', act: 'edit_templates' } as const

/** Templates of messages: one's own beside those of the company. */
export const templateAccess: Record<string, Access> = {
  'GET /company_users/message_templates/': { who: 'member', act: 'write_messages' },
  'POST /company_users/message_templates/': { who: 'member', act: 'write_messages', call: room },
  'PUT /company_users/message_templates/{id}/': { ...notTheirs, call: none(words) },
  'PUT /company_users/message_templates/{id}/position/': { ...notTheirs, call: none({ position: 1 }) },
  'DELETE /company_users/message_templates/{id}/': { ...notTheirs, call: none() },
  'POST /company_users/shared_message_templates/': { who: 'member', act: 'edit_templates', call: room },
  'PUT /company_users/shared_message_templates/{id}/': { ...shared, call: async (world) => ({ ...(await aShared(world)), body: words }) },
  'PUT /company_users/shared_message_templates/{id}/position/': { ...shared, call: async (world) => ({ ...(await aShared(world)), body: { position: 1 } }) },
  'DELETE /company_users/shared_message_templates/{id}/': { ...shared, call: aShared },
}
