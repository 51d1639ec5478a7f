import { WholeNumber } from './text/whole-number.ts'

/** What PostgreSQL's `integer` can hold: a larger number is bad input, not a database error. */
export const Id = WholeNumber(1, 2_147_483_647)

/** An id of a code table (product.md section 3); job field 0 and remote 0 exist. */
export const MasterId = WholeNumber(0, 32_767)
