import { stringify } from 'csv-stringify/sync'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { contentColumns } from '../../changes/content-of.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from '../own-jobs.ts'
import { jobCells } from './job-cells.ts'
import { headings, OWN_FORMAT } from './own-table.ts'

/** All jobs of the company as one file, which can be imported again. */
export async function exportOwnJobs({ db, viewer, now }: MemberContext, format: 'csv' | 'json') {
  const jobs = await ownJobs(db, viewer)
    .select(['id', 'state', ...contentColumns])
    .orderBy('id')
    .execute()
  const name = `job-offers-${now().toISOString().slice(0, 10)}.${format}`
  if (format === 'json') return new File([JSON.stringify({ format: OWN_FORMAT, version: 1, job_offers: jobs }, null, 2)], name, { type: 'application/json' })

  const lookups = await readLookups(db, 'ja')
  const cells = jobCells(lookups)
  const states = new Map(lookups.job_state.map(({ key, name: label }) => [key, label]))
  const rows = jobs.map((job) => [
    job.id,
    states.get(job.state) ?? job.state,
    ...contentColumns.map((field) => cells.write(field, job[field] as JobContent[typeof field])),
  ])
  return new File([stringify([headings, ...rows], { bom: true, record_delimiter: 'windows' })], name, { type: 'text/csv' })
}
