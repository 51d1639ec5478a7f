import sharp from 'sharp'
import { addOperator, daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const seeing = { who: 'operator', act: 'see_settings' } as const
const preparing = { who: 'operator', act: 'prepare_settings' } as const
const changing = { who: 'operator', act: 'change_settings' } as const
const wished = { group: 'site', values: { SITE_NAME: 'スタートアップ横丁' }, drafts: {} }

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#1b6f40' } })
    .png()
    .toBuffer()

const version = async ({ db }: World) => {
  const { id } = await db
    .insertInto('site_setting_versions')
    .values({ settings: '{"SITE_NAME":"前の名前"}', changed: ['SITE_NAME'], operator_user_id: '1', operator_name: '運営 花子' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('site_setting_versions')
    .values({ settings: '{}', changed: ['SITE_NAME'], operator_user_id: '1', operator_name: '運営 花子' })
    .execute()
  return { params: { id } }
}

const request = async ({ db }: World) => {
  const { id: requested_by } = await addOperator(db)
  const { id } = await db
    .insertInto('site_setting_requests')
    .values({
      wished: '{"MAIL_FROM":"jobs@example.jp"}',
      before: '{"MAIL_FROM":null}',
      reason: '差出人を変えるため',
      requested_by,
      requested_by_name: '運営 花子',
      requested_at: daysAgo(0),
      expires_at: daysAgo(-7),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** The settings of the site, and what their pages add to. */
export const settingAccess: Record<string, Access> = {
  'GET /site_notes/': { who: 'anyone' },
  'GET /operators/site_settings/': seeing,
  'GET /operators/site_settings/versions/': seeing,
  'POST /operators/site_settings/preview/': { ...preparing, audited: false, call: () => ({ body: wished }) },
  'PUT /operators/site_settings/': { ...changing, call: () => ({ body: { ...wished, revision: 0 } }) },
  'PUT /operators/site_settings/versions/{id}/restoration/': { ...changing, call: version },
  'PUT /operators/site_settings/requests/{id}/approval/': { ...changing, call: request },
  'PUT /operators/site_settings/requests/{id}/withdrawal/': { ...changing, call: request },
  'POST /operators/site_settings/logo/': {
    ...preparing,
    call: async () => ({ files: { file: new File([new Uint8Array(await picture())], 'a.png', { type: 'image/png' }) } }),
  },
  'POST /operators/site_settings/mail_preview/': { ...preparing, audited: false, call: () => ({ body: { kind: 'verify_email', subject: '', intro: '' } }) },
  'POST /operators/site_settings/test_mail/': { ...preparing, call: () => ({ body: {} }) },
}
