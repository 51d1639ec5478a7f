import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { BrokenFile } from '../../import/broken-file.ts'
import { importRecord } from './import-record.ts'
import { recordsOfFile } from './records-of-file.ts'

const LARGEST = 5 * 1024 * 1024
const MOST = 300

/** Imports a file: changes own jobs that it names, and makes drafts of all other records. A trial reports the same and writes nothing. */
export async function importOwnJobs(context: MemberContext, file: File, isTrial: boolean): Promise<JobImport> {
  await rateLimit({ ...context, client: { ...context.client, address: context.viewer.id } }, 'upload')
  if (file.size > LARGEST) fail('PAYLOAD_TOO_LARGE')
  const { name } = await context.db.selectFrom('companies').select('name').where('id', '=', context.viewer.company_id).executeTakeFirstOrThrow()
  const { records, unread_columns } = await recordsOfFile(context, await file.bytes(), { most: MOST, company: name }).catch((error: unknown) => {
    throw error instanceof BrokenFile ? refused(error.message) : error
  })
  if (records.length === 0) throw refused('求人が1件もありません。ファイルを確かめてください。')
  if (records.length > MOST) throw refused(`一度に取り込めるのは${MOST}件までです。ファイルを分けてください。`)

  const results: JobImport['results'] = []
  for (const record of records) results.push(await importRecord(context, record, isTrial))
  return { records: records.length, is_trial: isTrial, results, unread_columns }
}

function refused(message: string) {
  try {
    fail('INPUT_INVALID', [{ field: 'file', message }])
  } catch (error) {
    return error
  }
}
