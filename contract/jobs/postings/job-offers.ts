import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { CompanyMarks, CompanySummary, OtherJob } from '#contract/companies/pages/companies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Match } from '#contract/matching/matching.ts'
import { JobListSearch, JobResults } from './job-list.ts'
import { Job, JobVersion } from './jobs.ts'

export const jobOffers = {
  search: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/job_offers/', summary: '求人を検索する', tags: ['job_offers'] })
    .input(JobListSearch)
    .output(JobResults),

  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/job_offers/{id}/', summary: '求人を見る', tags: ['job_offers'] })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        job: Job,
        company: CompanySummary.extend({
          ...CompanyMarks.shape,
          address: z.string().meta({ example: '大阪府大阪市中央区瓦町0-1-14 共同事務所いろは 8階 3号室' }),
          contact_phone: z.string(),
          contact_email: z.string(),
          contact_url: z.string(),
          url: z.string().nullable().meta({ example: 'https://www.c146.example/' }),
          images: z.array(z.string()),
        }),
        /** Null for visitors, and for candidates who wish nothing. */
        match: Match.nullable(),
        other_jobs: z.array(OtherJob),
        versions: z.array(JobVersion),
      }),
    )
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
