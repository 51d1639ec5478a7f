import { basename } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { BrokenFile } from './broken-file.ts'
import { openTextFile } from './file/text-file.ts'
import { type Format, recogniseFormat } from './formats/recognise-format.ts'
import { withoutWrongBytes } from './file/without-wrong-bytes.ts'
import { readFile } from './read-file.ts'
import { readerOf } from './reader-of.ts'
import { type Counts, sumOf } from './store/counts.ts'
import { JobStore, type Rejection } from './store/job-store.ts'
import { skillReader } from './subject/skill-reader.ts'

// Imports run one after the other, so that two of the same feed do not both add its jobs.
const LOCK = 1_636_052_419

/** As many reasons are stored with a run; the file beside the import holds all of them. */
const MOST_REFUSALS = 1_000

export type ImportOptions = {
  format?: Format
  now?: Date
  isDryRun?: boolean
  onRejection?(rejection: Rejection): Promise<void>
  onRead?(bytes: number): void
  onRecord?(records: number): void
}
/** `questions`: companies whose name a company with members has, for an operator to decide. */
export type ImportResult = { format: Format; records: number; counts: Counts; questions: number }

/** Imports one file in the transaction it is given, which the caller commits or rolls back: all of a file or nothing. */
export async function importFile(db: Database, path: string, options: ImportOptions = {}): Promise<ImportResult> {
  const started = new Date()
  const now = options.now ?? started
  const file = await openTextFile(path, options.onRead)
  const format = options.format ?? recogniseFormat(file.head, await file.afterFirstLine())

  await sql`select pg_advisory_xact_lock(${LOCK}), set_config('mebae.actor', '取り込み', true), set_config('statement_timeout', '0', true)`.execute(db)
  const skills = await db
    .selectFrom('lookups')
    .select(['id', 'name'])
    .where('master', '=', 'skill_types')
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
  const refused: Pick<Rejection, 'place' | 'reason'>[] = []
  const onRejection = async (rejection: Rejection) => {
    if (refused.length < MOST_REFUSALS) refused.push(rejection)
    await options.onRejection?.(rejection)
  }
  const store = await JobStore.open({ db, now, reader: await readerOf(skills), readSkills: skillReader(skills), onRejection })

  let records = 0
  try {
    for await (const record of readFile[format](file)) {
      records++
      await store.take(withoutWrongBytes(record, file.wrongLines))
      options.onRecord?.(records)
    }
    await store.finish()
  } catch (error) {
    await store.idle()
    throw error
  }
  if (records === 0) throw new BrokenFile('求人が1件もありません。求人のページやファイルかどうかを確かめてください。')
  if (sumOf(store.counts) !== records) throw new Error(`${records} records read, but ${sumOf(store.counts)} accounted for`)

  await sql`set constraints prefectures_are_known, skill_types_are_known, job_fields_are_known immediate`.execute(db)
  if (!options.isDryRun) await noteRun(db, { file: basename(path), format, started, records, ...store.counts }, refused)
  return { format, records, counts: store.counts, questions: store.questions }
}

type Run = Counts & { file: string; format: string; started: Date; records: number }

/** The result of an import, and the refused records with their reasons, in its own transaction. */
async function noteRun(db: Database, { started, ...run }: Run, refused: Pick<Rejection, 'place' | 'reason'>[]) {
  const { id } = await db
    .insertInto('import_runs')
    .values({ ...run, command: 'npm run import', started_at: started.toISOString(), finished_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (refused.length === 0) return
  await db
    .insertInto('import_refusals')
    .values(refused.map(({ place, reason }, index) => ({ import_run_id: id, number: index + 1, place, reason })))
    .execute()
}
