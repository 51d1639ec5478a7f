import { candidate } from '#server/api.ts'
import { grantReveal } from './grant-reveal.ts'
import { listReveals, revokeReveal } from './reveals.ts'

export const reveals = {
  list: candidate.reveals.list.handler(({ context }) => listReveals(context)),
  grant: candidate.reveals.grant.handler(({ context, input }) => grantReveal(context, input)),
  revoke: candidate.reveals.revoke.handler(({ context, input }) => revokeReveal(context, input.company_id)),
}
