import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { fail } from '#server/fail.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import { BrokenFile } from '../../import/broken-file.ts'
import { openTextFile } from '../../import/file/text-file.ts'
import { readMasters } from '#server/platform/lookups/list-masters.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import type { JobRecord } from './job-record.ts'
import { readForeignFile } from './read-foreign-file.ts'
import { readOwnFile } from './read-own-file.ts'
import { takeRecord } from './take-record.ts'

const LARGEST = 5 * 1024 * 1024
const MOST = 300

/** Takes a file in: own jobs that it names are changed, all else becomes drafts. A trial tells the same and writes nothing. */
export async function importOwnJobs(context: MemberContext, file: File, isTrial: boolean): Promise<JobImport> {
  await takeTurn({ ...context, asker: { ...context.asker, client: context.viewer.id } }, 'upload')
  if (file.size > LARGEST) fail('PAYLOAD_TOO_LARGE')
  const records = await recordsOf(context, file).catch((error: unknown) => {
    throw error instanceof BrokenFile ? refused(error.message) : error
  })
  if (records.length === 0) throw refused('求人が1件もありません。ファイルを確かめてください。')
  if (records.length > MOST) throw refused(`一度に取り込めるのは${MOST}件までです。ファイルを分けてください。`)

  const results: JobImport['results'] = []
  for (const record of records) results.push(await takeRecord(context, record, isTrial))
  return { records: records.length, is_trial: isTrial, results }
}

async function recordsOf({ db }: MemberContext, file: File): Promise<JobRecord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, await file.bytes())
    const text = await openTextFile(path)
    const masters = await readMasters(db, 'ja')
    return readOwnFile(await text.whole(), masters) ?? (await readForeignFile(text, masters.skill_types, MOST))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function refused(message: string) {
  try {
    fail('INPUT_INVALID', [{ field: 'file', message }])
  } catch (error) {
    return error
  }
}
