import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { BrokenFile } from '../../import/broken-file.ts'
import { openTextFile, type TextFile } from '../../import/file/text-file.ts'
import { headingsOf, isKnownHeading } from '../../import/formats/read-csv.ts'
import { recogniseFormat } from '../../import/formats/recognise-format.ts'
import { jobOfPosting } from '../../import/job-of-posting.ts'
import type { Posting } from '../../import/posting.ts'
import { readFile } from '../../import/read-file.ts'
import { refusalOfPosting } from '../../import/store/refusal-of-posting.ts'
import { skillReader } from '../../import/subject/skill-reader.ts'
import { jobCells } from './job-cells.ts'
import { fieldOfHeading, headings as ownTable, ID_HEADING, type JobRecord, OWN_FORMAT } from './own-table.ts'

const ownHeadings = new Set(ownTable)

type Options = {
  /** As many records are read, and one more, so that the caller sees that there are too many. */
  most: number
  /** The company of postings that name none. */
  company?: string
}

/** What a file holds, and the headings of its table that name no field. */
type FileRead = { records: JobRecord[]; unread_columns: string[] }

/** The records of a file: one that this site exported, or any that an import reads. Throws `BrokenFile` for all others. */
export async function recordsOfFile({ db }: Pick<MemberContext, 'db'>, bytes: Uint8Array, options: Options): Promise<FileRead> {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    const text = await openTextFile(path)
    const lookups = await readLookups(db, 'ja')
    const own = readOwnFile(await text.whole(), lookups)
    const records = own ?? (await readForeignFile(text, lookups.skill_types, options))
    return { records, unread_columns: unreadColumns(text.head) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The headings of a table that neither our own export nor another table has. */
function unreadColumns(head: string) {
  const isOwn = isOwnTable(head)
  if (!isOwn && recogniseFormat(head) !== 'csv') return []
  const isKnown = isOwn ? (heading: string) => ownHeadings.has(heading) : isKnownHeading
  return headingsOf(head)
    .filter((heading) => heading.trim() !== '' && !isKnown(heading))
    .map((heading) => heading.trim().slice(0, 100))
}

const fields = new Set(Object.keys(JobContent.shape))

/** The fields of a job that a posting fills in, as the contract has yet to accept them. */
export const contentOfPosting = (posting: Posting, readSkills: ReturnType<typeof skillReader>) =>
  Object.fromEntries(Object.entries(jobOfPosting(posting, readSkills).content).filter(([field]) => fields.has(field)))

export const withCompany = (posting: Posting, company = ''): Posting =>
  posting.hiringOrganization.name ? posting : { ...posting, hiringOrganization: { ...posting.hiringOrganization, name: company } }

/** The records of a file of another system, read as an import reads them (docs/import.md). */
async function readForeignFile(file: TextFile, skills: { id: number; name: string }[], { most, company }: Options): Promise<JobRecord[]> {
  const readSkills = skillReader(skills)
  const records: JobRecord[] = []
  for await (const record of readFile[recogniseFormat(file.head)](file, company)) {
    if (records.length > most) break
    if ('reason' in record) {
      records.push({ place: record.place, reason: record.reason, title: '' })
      continue
    }
    const posting = withCompany(record.posting, company)
    const reason = refusalOfPosting(posting)
    records.push(reason ? { place: record.place, reason, title: posting.title } : { place: record.place, content: contentOfPosting(posting, readSkills) })
  }
  return records
}

/** The records of a file that this site exported; null for any other file. */
function readOwnFile(text: string, lookups: Parameters<typeof jobCells>[0]): JobRecord[] | undefined {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.startsWith('{')) return plain.slice(0, 200).includes(`"${OWN_FORMAT}"`) ? recordsOfJson(plain) : undefined
  return isOwnTable(plain) ? recordsOfTable(plain, lookups) : undefined
}

const isOwnTable = (text: string) => {
  const [first = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)
  return first.replaceAll('"', '').split(',')[0] === ID_HEADING
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
