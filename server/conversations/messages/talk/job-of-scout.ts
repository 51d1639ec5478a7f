import { sql } from 'kysely'
import { isOpen } from '#server/jobs/postings/published-jobs.ts'

/** The job of a row of `scouts`, as long as it is there, and whether the public can apply for it. */
export const jobOfScout = (now: Date) => sql<{ id: number; position_title: string; is_open: boolean } | null>`(
  select json_build_object('id', jobs.id, 'position_title', position_title, 'is_open', ${isOpen(now)})
  from job_offers as jobs join companies on companies.id = jobs.company_id where jobs.id = scouts.job_id)`
