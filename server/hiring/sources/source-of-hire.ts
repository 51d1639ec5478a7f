import { type RawBuilder, sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { Channel } from '#contract/hiring/selection/found-via.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Reader = Pick<CompanyViewer, 'key' | 'role' | 'state' | 'end_of_contract' | 'is_restricted' | 'viewing'>

/** People from outside are there for members who select; not for guests, for programs and for operators who look. */
export const mayReadOutside = (viewer: Reader) => !viewer.key && !companyActRefusal(viewer, 'select')

/** The member by whose link the person of `applications` came: with an account, or before they had one and their entry was merged. Empty without. */
export const referredBy = sql<string>`coalesce(nullif(applications.referred_by, ''), (select entry.referred_by from outside_candidates as entry
  where entry.merged_application_id = applications.id and entry.referred_by <> '' order by entry.asked_at, entry.id limit 1), '')`

const ownReferredBy = sql<string>`applications.referred_by`

const channelWhen = (referred: RawBuilder<string>) =>
  sql<Channel>`case when applications.source = 'scout' then 'scout' when ${referred} <> '' then 'referral' else coalesce(applications.found_via, 'unknown') end`

/** How `applications` began, as `channelOf` of the contract says it. */
export const channelOfApplication = channelWhen(referredBy)

/** The same two for one reader: what a merged entry says is hidden with it. */
export const referredByFor = (viewer: Reader) => (mayReadOutside(viewer) ? referredBy : ownReferredBy)
export const channelFor = (viewer: Reader) => channelWhen(referredByFor(viewer))
