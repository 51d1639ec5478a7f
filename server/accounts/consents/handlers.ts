import { candidate } from '#server/api.ts'
import { decideConsent } from './decide-consent.ts'
import { listConsents } from './list-consents.ts'

export const consents = {
  list: candidate.consents.list.handler(({ context }) => listConsents(context)),
  decide: candidate.consents.decide.handler(({ context, input }) => decideConsent(context, input)),
}
