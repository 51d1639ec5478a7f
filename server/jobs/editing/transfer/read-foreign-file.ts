import { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { TextFile } from '../../import/file/text-file.ts'
import { recogniseFormat } from '../../import/formats/recognise-format.ts'
import { jobOfPosting } from '../../import/job-of-posting.ts'
import { readFile } from '../../import/read-file.ts'
import { refusalOfPosting } from '../../import/store/refusal-of-posting.ts'
import { skillReader } from '../../import/subject/skill-reader.ts'
import type { JobRecord } from './job-record.ts'

const fields = new Set(Object.keys(JobContent.shape))

/** The records of a file of another system, read as an import reads them (docs/import.md). */
export async function readForeignFile(file: TextFile, skills: { id: number; name: string }[], most: number): Promise<JobRecord[]> {
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
