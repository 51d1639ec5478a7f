import { errors } from '#contract/platform/errors/errors.ts'

export const conversationErrors = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }

/** Why somebody cannot write in a conversation. */
export const writingErrors = {
  ...conversationErrors,
  TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
  THREAD_CLOSED: errors.THREAD_CLOSED,
  THREAD_PARKED: errors.THREAD_PARKED,
  ANSWER_AWAITED: errors.ANSWER_AWAITED,
  COMPANY_UNCLAIMED: errors.COMPANY_UNCLAIMED,
  CONTACT_NOT_ACCEPTED: errors.CONTACT_NOT_ACCEPTED,
  PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE,
  CLIENT_ID_REUSED: errors.CLIENT_ID_REUSED,
}
