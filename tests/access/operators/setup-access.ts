import type { Access } from '../access.ts'

const seeing = { who: 'operator', act: 'see_settings' } as const
const preparing = { who: 'operator', act: 'prepare_settings', call: () => ({ body: {} }) } as const
const changing = { who: 'operator', act: 'change_settings', call: () => ({ body: {} }) } as const
const first = { email: 'first@jobs.example', name: '運営 花子', password: '正しい馬とホチキス' }

/** The first setup. These sites are open: nobody makes a first operator here, and the law's facts are missing. */
export const setupAccess: Record<string, Access> = {
  'GET /setup/': { who: 'anyone', status: 404 },
  'POST /setup/links/uses/': { who: 'anyone', call: () => ({ body: { token: 'nobody' } }), status: 404 },
  'POST /setup/operators/': { who: 'anyone', call: () => ({ body: first }), status: 404 },
  'GET /operators/setup/': seeing,
  'GET /operators/setup/checks/': seeing,
  // Without a mail server.
  'POST /operators/setup/mails/': { ...preparing, status: 403 },
  // Of an open site with two operators, a second one has to agree on the settings page.
  'POST /operators/setup/backup_keys/': { ...changing, audited: false, status: 422 },
  'POST /operators/setup/backup_places/': preparing,
  'PUT /operators/setup/opening/': { ...changing, status: 409 },
}
