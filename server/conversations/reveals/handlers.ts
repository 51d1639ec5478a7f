import { candidate } from '#server/api.ts'
import { grantReveal } from './grant-reveal.ts'
import { listReveals } from './list-reveals.ts'
import { revokeReveal } from './revoke-reveal.ts'

export const reveals = {
  list: candidate.reveals.list.handler(({ context }) => listReveals(context)),
  grant: candidate.reveals.grant.handler(({ context, input }) => grantReveal(context, input)),
  revoke: candidate.reveals.revoke.handler(({ context, input }) => revokeReveal(context, input.company_id)),
}
