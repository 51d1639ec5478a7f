import { addDataRequest } from '#server/operations/data-requests/data-requests.ts'
import { addCandidate, today } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const answering = { who: 'operator', act: 'answer_data_requests' } as const
const reason = 'ご請求のため'

async function asked({ db }: World, kind: string, isChecked = true) {
  const { id: candidate_user_id } = await addCandidate(db)
  const { id } = await addDataRequest(db, today, { candidate_user_id, kind, came_by: 'form', note: '' })
  if (isChecked) await db.updateTable('data_requests').set({ state: 'checked', identity_check: '電話' }).where('id', '=', id).execute()
  return { params: { id } }
}
const askedWith = (kind: string, body: object, isChecked?: boolean) => async (world: World) => ({
  ...(await asked(world, kind, isChecked)),
  body: { version: 1, ...body },
})

async function byMail({ db }: World) {
  const { id } = await addCandidate(db)
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return { body: { email, kind: 'erasure', came_by: 'mail', received_on: '2026-11-20' } }
}

/** 個人情報の開示・訂正・利用停止・消去. */
export const dataRequestAccess: Record<string, Access> = {
  'GET /candidate_users/data_requests/': { who: 'candidate' },
  'POST /candidate_users/data_requests/': { who: 'candidate', call: () => ({ body: { kind: 'correction', note: '読みがなが違います。' } }) },
  'GET /operators/data_requests/': { who: 'operator', act: 'see_people' },
  'GET /operators/data_requests/{id}/': { who: 'operator', act: 'see_people', audited: true, call: (world) => asked(world, 'export') },
  'POST /operators/data_requests/': { ...answering, call: byMail },
  'PUT /operators/data_requests/{id}/identity_check/': { ...answering, call: askedWith('export', { identity_check: '登録の電話番号にかけなおした' }, false) },
  'PUT /operators/data_requests/{id}/fulfilment/': { ...answering, call: askedWith('erasure', { reason }) },
  'PUT /operators/data_requests/{id}/correction/': { ...answering, call: askedWith('correction', { field: 'name', value: '山田 花子', reason }) },
  'PUT /operators/data_requests/{id}/refusal/': { ...answering, call: askedWith('stop', { reason }) },
}
