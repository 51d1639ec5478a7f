import type { Export } from '#contract/operations/exports/exports.ts'
import { requireReauthentication } from '#server/accounts/sessions/require-reauthentication.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

const TRIES = 3

/** Begins an archive for one person, or gives the one that is being made. Only they can fetch it. */
export async function beginExport({ db, now }: Pick<RequestContext, 'db' | 'now'>, candidate_user_id: string): Promise<Export> {
  const begun = await db
    .insertInto('exports')
    .values({ candidate_user_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.column('candidate_user_id').where('state', 'in', ['waiting', 'running']).doNothing())
    .returning(exportColumns)
    .executeTakeFirst()
  if (begun) {
    await enqueue(db, 'make_export', { export_id: begun.id }, { tries: TRIES })
    return exportOf(begun)
  }
  const running = await db
    .selectFrom('exports')
    .select(exportColumns)
    .where('candidate_user_id', '=', candidate_user_id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return exportOf(running)
}

/** A folder of archives only: the sweep deletes every file in it that no row names. */
const FOLDER = 'exports'
export const exportKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** Once no row names it any more, an archive goes. */
export const deleteExportFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(exportKey(storage_key))

const exportColumns = ['id', 'state', 'parts', 'parts_done', 'byte_size', 'created_at', 'finished_at', 'expires_at'] as const

/** The states of the check in SQL. */
const exportOf = (row: Omit<Export, 'state'> & { state: string }) => row as Export

const SHOWN = 20

export async function listExports({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const rows = await db
    .selectFrom('exports')
    .select(exportColumns)
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { exports: rows.map(exportOf) }
}

export async function showExport({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, id: string) {
  const row = await db.selectFrom('exports').select(exportColumns).where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  return row ? exportOf(row) : fail('NOT_FOUND')
}

/** A candidate requests all of their data. */
export async function createExport(context: RequestContext & { viewer: CandidateViewer }): Promise<Export> {
  requireReauthentication(context)
  return beginExport(context, context.viewer.id)
}

/** The archive, for its owner only, until its time is over. */
export async function downloadExport({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, id: string) {
  const row = await db
    .selectFrom('exports')
    .select(['storage_key', 'created_at'])
    .where('id', '=', id)
    .where('candidate_user_id', '=', viewer.id)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  const bytes = row?.storage_key && (await storedFiles.find(exportKey(row.storage_key)))
  if (!bytes) return fail('NOT_FOUND')
  return new File([new Uint8Array(bytes)], `mebae-${row.created_at.slice(0, 10)}.zip`, { type: 'application/zip' })
}

/** Deletes archives whose time is over, and files that no row names. */
export async function purgeExports({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const over = await db.deleteFrom('exports').where('expires_at', '<', now().toISOString()).returning('storage_key').execute()
  for (const { storage_key } of over) if (storage_key) await storedFiles.delete(exportKey(storage_key))
  const kept = await db.selectFrom('exports').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    kept.flatMap(({ storage_key }) => storage_key ?? []),
    now(),
  )
}
