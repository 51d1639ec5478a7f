import { errors } from '#contract/platform/errors/errors.ts'

/** What every call of a company's member may be refused with. */
export const memberRefusals = {
  SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED,
  ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN,
  COMPANY_SUSPENDED: errors.COMPANY_SUSPENDED,
  SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED,
}
