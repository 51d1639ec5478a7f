import { sql } from 'kysely'
import type { CompanyApplication } from '#contract/applications.ts'
import type { Database } from '../../database/connect.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { candidateOfThread } from '../../threads/candidate-label.ts'
import { applicationColumns } from '../application-columns.ts'
import { applicationsOf } from './applications-of.ts'

const assigned = sql<CompanyApplication['assigned']>`(select json_build_object('id', id, 'name', name) from company_users where id = threads.company_user_id)`

/** The selections of a member as the contract shows them. */
export const companyApplications = (db: Database, viewer: CompanyViewer, now: Date) =>
  applicationsOf(db, viewer)
    .select(applicationColumns('company', now))
    .select([candidateOfThread(now).as('candidate'), assigned.as('assigned')])
