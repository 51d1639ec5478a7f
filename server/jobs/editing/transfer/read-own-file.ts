import { parse } from 'csv-parse/sync'
import { BrokenFile } from '../../import/broken-file.ts'
import { jobCells } from './job-cells.ts'
import type { JobRecord } from './job-record.ts'
import { fieldOfHeading, ID_HEADING, OWN_FORMAT } from './own-table.ts'

/** The records of a file that we wrote; nothing when it is somebody else's. */
export function readOwnFile(text: string, masters: Parameters<typeof jobCells>[0]): JobRecord[] | undefined {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.startsWith('{')) return plain.slice(0, 200).includes(`"${OWN_FORMAT}"`) ? recordsOfJson(plain) : undefined
  const [first = ''] = plain.split(/\r?\n/, 1)
  return first.replaceAll('"', '').split(',')[0] === ID_HEADING ? recordsOfTable(plain, masters) : undefined
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

function recordsOfTable(text: string, masters: Parameters<typeof jobCells>[0]): JobRecord[] {
  const cells = jobCells(masters)
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
