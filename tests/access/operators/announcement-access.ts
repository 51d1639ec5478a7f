import { addOperator } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const looking = { who: 'operator', act: 'see_notices' } as const
const publishing = { who: 'operator', act: 'publish_notices' } as const
const exporting = { who: 'operator', act: 'export_people' } as const
const content = {
  audience: 'candidates',
  title: 'お知らせ',
  message: '<p>本文</p>',
  display_start_at: '2026-11-20T10:00:00+09:00',
  display_end_at: null,
  is_require_confirm: false,
  confirm_button_text: '',
}

const anAnnouncement =
  (more: { published_at?: string | null; audience?: string } = {}) =>
  async ({ db }: World) => {
    const announcement = { title: 'お知らせ', message: '本文', published_at: null, display_start_at: '2026-11-20T10:00:00+09:00', ...more }
    return { params: { id: (await db.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()).id } }
  }
const publicAnnouncement = anAnnouncement({ published_at: '2026-11-20T10:00:00+09:00' })
const withBody = (made: (world: World) => Promise<{ params: { id: number } }>, body: object) => async (world: World) => ({ ...(await made(world)), body })

/** Requested by the world's operator and approved by another, or requested by another and still waiting. */
const anExport = (isApproved: boolean) => async (world: World) => {
  const other = (await addOperator(world.db)).id
  const { params } = await publicAnnouncement(world)
  const at = '2026-11-21T09:00:00+09:00'
  const decision = { decided_at: at, decided_by: other, decided_by_name: '運営', is_approved: true, expires_at: '2026-11-22T09:00:00+09:00' }
  const { id } = await world.db
    .insertInto('export_approvals')
    .values({
      kind: 'notice_confirmations',
      subject_id: String(params.id),
      reason: '監査のため',
      requested_at: at,
      requested_by: isApproved ? world.operator : other,
      requested_by_name: '運営',
      ...(isApproved && decision),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Requested by another operator, and waiting. */
const aRequest = async (world: World) => {
  const { params } = await anAnnouncement()(world)
  const { id: request_id } = await world.db
    .insertInto('announcement_requests')
    .values({
      announcement_id: params.id,
      kind: 'publish',
      revision: 1,
      recipients: 0,
      requested_by: (await addOperator(world.db)).id,
      requested_by_name: '運営',
      requested_at: '2026-11-21T09:00:00+09:00',
      expires_at: '2026-11-28T09:00:00+09:00',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { ...params, request_id } }
}

const toCompanies = anAnnouncement({ audience: 'companies', published_at: '2026-11-20T10:00:00+09:00' })
const reading = { who: 'member', act: 'see_account' } as const

/** Announcements, from the operators who write them to the companies that read them. */
export const announcementAccess: Record<string, Access> = {
  'GET /operators/notifications/': looking,
  'GET /operators/notifications/{id}/': { ...looking, call: anAnnouncement() },
  'POST /operators/notifications/': { ...publishing, call: () => ({ body: content }) },
  'PATCH /operators/notifications/{id}/': { ...publishing, call: withBody(anAnnouncement(), { ...content, revision: 1, title: '直したお知らせ' }) },
  'PUT /operators/notifications/{id}/publication/': { ...publishing, call: withBody(anAnnouncement(), { revision: 1 }) },
  'PUT /operators/notifications/{id}/end/': { ...publishing, call: withBody(publicAnnouncement, { reason: '誤りのため' }) },
  'PUT /operators/notifications/{id}/mailing/': { ...publishing, call: withBody(anAnnouncement(), { password: '' }), status: 409 },
  'DELETE /operators/notifications/{id}/mailing/': { ...publishing, call: publicAnnouncement, status: 409 },
  'PUT /operators/notifications/{id}/requests/{request_id}/approval/': { who: 'operator', act: 'approve_notices', call: aRequest },
  'PUT /operators/notifications/{id}/requests/{request_id}/withdrawal/': { ...publishing, call: aRequest },
  'DELETE /operators/notifications/{id}/': { ...publishing, call: anAnnouncement() },

  'GET /operators/export_approvals/': looking,
  'POST /operators/notifications/{id}/exports/': { ...exporting, call: withBody(publicAnnouncement, { reason: '監査のため' }) },
  'PUT /operators/export_approvals/{id}/decision/': {
    ...exporting,
    call: async (world) => ({ ...(await anExport(false)(world)), body: { is_approved: true, reason: '確かめた' } }),
  },
  'GET /operators/export_approvals/{id}/file/': { ...exporting, audited: true, call: anExport(true) },

  'GET /company_users/notices/': reading,
  'POST /company_users/notices/{id}/confirm/': { ...reading, call: toCompanies },
  'PUT /company_users/notices/{id}/view/': { ...reading, call: toCompanies },
}
