import { candidate } from '#server/api.ts'
import { decideConsent, listConsents } from './consents.ts'

export const consents = {
  list: candidate.consents.list.handler(({ context }) => listConsents(context)),
  decide: candidate.consents.decide.handler(({ context, input }) => decideConsent(context, input)),
}
