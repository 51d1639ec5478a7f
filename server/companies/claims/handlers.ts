import { operator } from '#server/api.ts'
import { decideClaim, listClaims } from './claims.ts'

export const companyClaims = {
  company_claims: {
    list: operator.company_claims.list.handler(({ context, input }) => listClaims(context, input)),
    decide: operator.company_claims.decide.handler(({ context, input }) => decideClaim(context, input)),
  },
}
