import { mayReadOutside, type OutsideReader } from '#server/accounts/outside-access/outside-access.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/hiring/selection/found-via.ts'

/** The member by whose link the person of `applications` came: with an account, or before they had one and their entry was merged. Empty without. */
export const referredBy = sql<string>`coalesce(nullif(applications.referred_by, ''), (select entry.referred_by from outside_candidates as entry
  where entry.merged_application_id = applications.id and entry.referred_by <> '' order by entry.asked_at, entry.id limit 1), '')`

const ownReferredBy = sql<string>`applications.referred_by`

const channelWhen = (referred: RawBuilder<string>) =>
  sql<Channel>`case when applications.source = 'scout' then 'scout' when ${referred} <> '' then 'referral' else coalesce(applications.found_via, 'unknown') end`

/** How `applications` began, as `channelOf` of the contract says it. */
export const channelOfApplication = channelWhen(referredBy)

/** The same two for one reader: what a merged entry says is hidden with it. */
export const referredByFor = (viewer: OutsideReader) => (mayReadOutside(viewer) ? referredBy : ownReferredBy)
export const channelFor = (viewer: OutsideReader) => channelWhen(referredByFor(viewer))
