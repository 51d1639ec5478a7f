import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

export type OutsideReader = Pick<CompanyViewer, 'key' | 'role' | 'state' | 'end_of_contract' | 'is_restricted' | 'viewing'>

/** People from outside are there for members who select; not for guests, for programs and for operators who look. */
export const mayReadOutside = (viewer: OutsideReader) => !viewer.key && !companyActRefusal(viewer, 'select')

/** Who entered themselves is nobody to the company until they confirmed their address. */
export const isKnownToCompany = sql<boolean>`(outside.entered_at is null or outside.consented_at is not null)`

/** The company knows of `outside`, and they were merged into nobody: the board has a card of them. */
export const isOnBoard = sql<boolean>`(${isKnownToCompany} and outside.merged_into_id is null and outside.merged_application_id is null)`
