import { codeFields } from './fields-code.ts'
import { makeFields } from './fields-make.ts'
import { runFields } from './fields-run.ts'
import { sellFields } from './fields-sell.ts'
import type { Domain } from './domain.ts'
import type { JobField } from './job-field.ts'

export const jobFields: readonly JobField[] = [...codeFields, ...makeFields, ...sellFields, ...runFields]

/** What a company with such a thing can look for. */
export const fieldsOf = (domain: Domain) => jobFields.filter(({ only }) => !only || domain[only])
