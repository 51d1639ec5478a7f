import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { BrokenFile } from '../../import/broken-file.ts'
import { openTextFile, type TextFile } from '../../import/file/text-file.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { fieldOfHeading, ID_HEADING, type JobRecord, OWN_FORMAT } from './own-table.ts'
import { importRecord } from './import-record.ts'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { recogniseFormat } from '../../import/formats/recognise-format.ts'
import { jobOfPosting } from '../../import/job-of-posting.ts'
import { readFile } from '../../import/read-file.ts'
import { refusalOfPosting } from '../../import/store/refusal-of-posting.ts'
import { skillReader } from '../../import/subject/skill-reader.ts'
import { parse } from 'csv-parse/sync'
import { jobCells } from './job-cells.ts'

const LARGEST = 5 * 1024 * 1024
const MOST = 300

/** Imports a file: changes own jobs that it names, and makes drafts of all other records. A trial reports the same and writes nothing. */
export async function importOwnJobs(context: MemberContext, file: File, isTrial: boolean): Promise<JobImport> {
  await rateLimit({ ...context, client: { ...context.client, address: context.viewer.id } }, 'upload')
  if (file.size > LARGEST) fail('PAYLOAD_TOO_LARGE')
  const records = await recordsOf(context, file).catch((error: unknown) => {
    throw error instanceof BrokenFile ? refused(error.message) : error
  })
  if (records.length === 0) throw refused('求人が1件もありません。ファイルを確かめてください。')
  if (records.length > MOST) throw refused(`一度に取り込めるのは${MOST}件までです。ファイルを分けてください。`)

  const results: JobImport['results'] = []
  for (const record of records) results.push(await importRecord(context, record, isTrial))
  return { records: records.length, is_trial: isTrial, results }
}

async function recordsOf({ db }: MemberContext, file: File): Promise<JobRecord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, await file.bytes())
    const text = await openTextFile(path)
    const lookups = await readLookups(db, 'ja')
    return readOwnFile(await text.whole(), lookups) ?? (await readForeignFile(text, lookups.skill_types, MOST))
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

const fields = new Set(Object.keys(JobContent.shape))

/** The records of a file of another system, read as an import reads them (docs/import.md). */
async function readForeignFile(file: TextFile, skills: { id: number; name: string }[], most: number): Promise<JobRecord[]> {
  const readSkills = skillReader(skills)
  const records: JobRecord[] = []
  for await (const record of readFile[recogniseFormat(file.head)](file)) {
    if (records.length > most) break
    const reason = 'reason' in record ? record.reason : refusalOfPosting(record.posting)
    if ('reason' in record || reason) {
      records.push({ place: record.place, reason: reason ?? '', title: 'posting' in record ? record.posting.title : '' })
      continue
    }
    const { content } = jobOfPosting(record.posting, readSkills)
    records.push({ place: record.place, content: Object.fromEntries(Object.entries(content).filter(([field]) => fields.has(field))) })
  }
  return records
}

/** The records of a file that this site exported; null for any other file. */
function readOwnFile(text: string, lookups: Parameters<typeof jobCells>[0]): JobRecord[] | undefined {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.startsWith('{')) return plain.slice(0, 200).includes(`"${OWN_FORMAT}"`) ? recordsOfJson(plain) : undefined
  const [first = ''] = plain.split(/\r?\n/, 1)
  return first.replaceAll('"', '').split(',')[0] === ID_HEADING ? recordsOfTable(plain, lookups) : undefined
}

function recordsOfJson(text: string): JobRecord[] {
  const parsed = parsedJson(text)
  const jobs = parsed && typeof parsed === 'object' && 'job_offers' in parsed ? parsed.job_offers : undefined
  if (!Array.isArray(jobs)) throw new BrokenFile('求人の一覧（job_offers）がありません。書き出した JSON を選んでください。')
  return jobs.map((job: unknown, index) => {
    const { id, state: _state, ...content } = Object(job) as Record<string, unknown>
    return { place: `${index + 1}件目`, ...(typeof id === 'number' && { id }), content }
  })
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BrokenFile('JSON として読めません。途中で切れていないかを確かめてください。')
  }
}

function recordsOfTable(text: string, lookups: Parameters<typeof jobCells>[0]): JobRecord[] {
  const cells = jobCells(lookups)
  return rowsOf(text).map(({ record, info }) => {
    const named = Object.entries(record).flatMap(([heading, cell]) => {
      const field = fieldOfHeading[heading]
      return field ? [[field, cells.read(field, cell)] as const] : []
    })
    const id = Number(record[ID_HEADING])
    return { place: `${info.lines}行目`, ...(record[ID_HEADING] && Number.isInteger(id) && { id }), content: Object.fromEntries(named) }
  })
}

function rowsOf(text: string) {
  try {
    return parse(text, { columns: true, relax_column_count: true, skip_empty_lines: true, info: true }) as unknown as {
      record: Record<string, string>
      info: { lines: number }
    }[]
  } catch {
    throw new BrokenFile('CSV として読めません。引用符（"）が閉じているかを確かめてください。')
  }
}
