import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addMail } from '#server/platform/mail/testing.ts'
import { addCompany, addMember, addOperator, daysAgo } from '#server/testing.ts'
import { settings } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import type { Access, World } from '../access.ts'
import { publicationRequest } from './publication-request.ts'

const seeing = { who: 'operator', act: 'see_system' } as const
const running = { who: 'operator', act: 'run_system' } as const

const waitingMail = async ({ db }: World) => ({ params: { mail_id: await addMail(db) } })
const failedMail = async ({ db }: World) => ({ params: { mail_id: await addMail(db, { failed_at: daysAgo(0), failure: 'EENVELOPE 550' }) } })
const importRun = async ({ db }: World) => {
  const none = { records: 0, imported: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 }
  const { id } = await db
    .insertInto('import_runs')
    .values({ file: 'a.csv', format: 'csv', started_at: daysAgo(0), ...none })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { run_id: id } }
}
const importMatch = async ({ db }: World) => {
  const { company_id } = await addMember(db)
  const { id: imported_company_id } = await addCompany(db)
  const names = { source: 'めばえ板', company_key: '山田製作所', name: '山田製作所' }
  const { id } = await db
    .insertInto('import_company_matches')
    .values({ ...names, company_id, imported_company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { match_id: id }, body: { decision: 'same' } }
}
const task = async ({ db }: World) => {
  const { rows } = await sql<{
    id: number
  }>`select id from graphile_worker.add_job('notify_conversation', '{}'::json, run_at => now() + interval '1 day')`.execute(db)
  return { params: { task_id: rows[0]!.id } }
}

const notice = async ({ db }: World) => {
  const { id } = await db
    .insertInto('maintenance_notices')
    .values({ message: '入れかえます。', shows_at: daysAgo(-1), ends_at: daysAgo(-2), operator_name: '運営 花子' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { notice_id: id } }
}

const noticeRequest = async (world: World) => ({
  params: await publicationRequest(world, {
    kind: 'maintenance',
    content: { message: '入れかえます。', shows_at: daysAgo(-1), ends_at: daysAgo(-2), reading_only_at: null },
  }),
})

const restoring = { who: 'operator', act: 'restore_backups' } as const
const KEPT = 'mebae-20261121-181500Z'
/** A folder is a backup when it has its proof. */
const keptBackup = async () => {
  const folder = join(settings.dataDir, 'backups', KEPT)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'manifest.sha256'), '')
  return { body: { backup_name: KEPT, until_at: null, reason: '誤って消したため' } }
}
const restore =
  (body?: object) =>
  async ({ db }: World) => {
    const { id: requested_by } = await addOperator(db)
    const asked = {
      backup_name: KEPT,
      reason: '誤って消したため',
      requested_by,
      requested_by_name: '運営 花子',
      requested_at: daysAgo(0),
      expires_at: daysAgo(-1),
    }
    const { id } = await db.insertInto('restore_requests').values(asked).returning('id').executeTakeFirstOrThrow()
    return { params: { id }, ...(body && { body }) }
  }

/** An address that nothing reads: no worker runs here. */
const readable = () => {
  useSiteSettings({ ...siteSettings(), releaseNotesUrl: 'https://notes.example/CHANGELOG.md' })
  return { body: {} }
}

const drilling = { who: 'operator', act: 'drill_leaks' } as const
const window = new URLSearchParams({ route: 'GET /candidate_users/account/', from_at: daysAgo(1), until_at: daysAgo(0) }).toString()
const facts = { is_malicious: false, is_sensitive: false, is_encrypted: false, fields: '', cause: '', measures: '' }
const incident =
  (body?: object) =>
  async ({ db }: World) => {
    const { fields: _fields, cause: _cause, measures: _measures, ...flags } = facts
    const told = { notice_subject: 'お知らせ', notice_text: '知らせます。', notice_operator_id: (await addOperator(db)).id }
    const times = { from_at: daysAgo(1), until_at: daysAgo(0), known_at: daysAgo(0) }
    const { id } = await db
      .insertInto('incidents')
      .values({ ...flags, ...told, ...times, is_drill: true, title: '訓練', route: 'GET /x/', affected: 0, operator_name: '運営 花子' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { incident_id: id }, ...(body && { body }) }
  }

/** The running service: queues, imports, status, maintenance, yearly figures, exposure. */
export const runningAccess: Record<string, Access> = {
  'GET /operators/mails/': seeing,
  'POST /operators/mails/{mail_id}/retries/': { ...running, call: failedMail },
  'POST /operators/mails/retries/': { ...running, call: () => ({ body: {} }) },
  'PUT /operators/mails/{mail_id}/stop/': { ...running, call: waitingMail },
  'GET /operators/tasks/': seeing,
  'POST /operators/tasks/{task_id}/retries/': { ...running, call: task },
  'PUT /operators/tasks/{task_id}/stop/': { ...running, call: task },
  'GET /operators/import_matches/': seeing,
  'PUT /operators/import_matches/{match_id}/decision/': { who: 'operator', act: 'decide_companies', call: importMatch },
  'GET /operators/import_runs/': seeing,
  'GET /operators/import_runs/{run_id}/refusals/': { ...seeing, call: importRun },
  'GET /operators/system/': seeing,
  'GET /operators/backups/': seeing,
  'POST /operators/backups/': { ...running, call: () => ({ body: {} }) },
  'GET /operators/updates/': seeing,
  'POST /operators/updates/notes/': { ...running, call: async () => ({ files: { file: new File(['## [9.0.0]'], 'CHANGELOG.md') } }) },
  'POST /operators/updates/readings/': { ...running, call: readable },
  'DELETE /operators/updates/notes/': running,
  'GET /operators/restores/losses/': { ...restoring, call: () => ({ query: new URLSearchParams({ until_at: daysAgo(1) }).toString() }), audited: false },
  'POST /operators/restores/': { ...restoring, call: keptBackup },
  'PUT /operators/restores/{id}/approval/': { ...restoring, call: restore({}) },
  'PUT /operators/restores/{id}/withdrawal/': { ...restoring, call: restore() },
  'GET /operators/leak_drills/routes/': { ...drilling, audited: false },
  'GET /operators/leak_drills/': { ...drilling, call: () => ({ query: window }), audited: true },
  'GET /operators/leak_drills/file/': { ...drilling, call: () => ({ query: window }), audited: true },
  'GET /operators/incidents/': { ...drilling, audited: false },
  'POST /operators/incidents/': {
    ...drilling,
    call: () => ({ body: { ...facts, is_drill: true, title: '訓練', known_at: daysAgo(0), route: 'GET /x/', from_at: daysAgo(1), until_at: daysAgo(0) } }),
  },
  'GET /operators/incidents/{incident_id}/': { ...drilling, call: incident(), audited: false },
  'PUT /operators/incidents/{incident_id}/': { ...drilling, call: incident(facts) },
  'POST /operators/incidents/{incident_id}/notes/': { ...drilling, call: incident({ note: '調べました。' }) },
  'PUT /operators/incidents/{incident_id}/marks/': { ...drilling, call: incident({ mark: 'preliminary' }) },
  'PUT /operators/incidents/{incident_id}/notice/': { ...drilling, call: incident({ subject: 'お知らせ', text: '知らせます。' }) },
  'POST /operators/incidents/{incident_id}/notice_sendings/': { ...drilling, call: incident({}) },
  'GET /operators/figures/': { who: 'operator', act: 'see_companies', call: () => ({ query: 'step=day' }) },
  'GET /operators/figures/file/': { who: 'operator', act: 'see_companies', call: () => ({ query: 'table=queues' }) },
  'GET /operators/yearly_figures/': { ...seeing, call: () => ({ query: 'date=2026-06-01' }) },
  'GET /operators/yearly_figures/file/': { ...seeing, call: () => ({ query: 'date=2026-06-01' }) },
  'POST /operators/yearly_figures/': { ...running, call: () => ({ body: { date: '2026-06-01' } }) },
  'GET /operators/maintenance/': seeing,
  'POST /operators/maintenance/': {
    ...running,
    call: () => ({ body: { message: '入れかえます。', shows_at: daysAgo(-1), ends_at: daysAgo(-2), reading_only_at: null } }),
  },
  'POST /operators/maintenance/emergencies/': {
    who: 'operator',
    act: 'approve_notices',
    call: () => ({ body: { message: '入れかえます。', shows_at: daysAgo(0), ends_at: daysAgo(-2), reading_only_at: null } }),
  },
  'PUT /operators/maintenance/requests/{request_id}/approval/': { who: 'operator', act: 'approve_notices', call: noticeRequest },
  'PUT /operators/maintenance/requests/{request_id}/withdrawal/': { ...running, call: noticeRequest },
  'PUT /operators/maintenance/{notice_id}/withdrawal/': { ...running, call: notice },
}
