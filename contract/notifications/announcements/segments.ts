import { z } from 'zod'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'

const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(50).optional()

/** Which candidates are meant: those to whom everything that is named applies. */
export const CandidateSegment = z.strictObject({
  /** Whether they followed the link to their address. */
  verified: z.boolean().optional(),
  career_intention_rating: some(CareerIntention),
  /** One of their wished fields is among them. */
  job_fields: some(LookupId),
  /** Where they live. */
  prefectures: some(LookupId),
  /** Days in Japan, both included. */
  registered_from: KnownDay.optional(),
  registered_until: KnownDay.optional(),
})
export type CandidateSegment = z.infer<typeof CandidateSegment>

/** Which members of companies are meant. */
export const CompanySegment = z.strictObject({ states: some(CompanyState), roles: some(CompanyRole) })
export type CompanySegment = z.infer<typeof CompanySegment>
