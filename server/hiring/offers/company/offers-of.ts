import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { applicationsOf } from '../../applications/company/company-applications.ts'

/** The offers of a member: those of the selections that they may read. Drafts are among them. */
export const offersOf = (db: Database, viewer: CompanyViewer) => applicationsOf(db, viewer).innerJoin('offers', 'offers.application_id', 'applications.id')
