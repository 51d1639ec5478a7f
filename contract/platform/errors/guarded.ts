import { errors } from './errors.ts'

const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED } = errors

/** What every operator's call may be refused with: to read, to write, and for what is grave. */
export const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
export const writing = { ...guarded, ROLE_FORBIDDEN }
export const sensitive = { ...writing, CONFIRMATION_REQUIRED }
