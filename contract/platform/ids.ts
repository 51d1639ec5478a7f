import { z } from 'zod'
import { WholeNumber } from './text/whole-number.ts'

const description = '求人、企業、お知らせなどのID。'

/** What PostgreSQL's `integer` can hold: a larger number is bad input, not a database error. */
export const Id = WholeNumber(1, 2_147_483_647).meta({ description, example: 1 })

export const IdOfCompany = Id.meta({ description: '企業のID。', example: 12 })

export const Uuid = z.uuid().meta({ description })

/** An id of a code table (product.md section 3); job field 0 and remote 0 exist. */
export const LookupId = WholeNumber(0, 32_767)
