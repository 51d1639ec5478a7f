import { codeFields } from './code-fields.ts'
import { dataFields } from './data-fields.ts'
import { makeFields } from './make-fields.ts'
import { runFields } from './run-fields.ts'
import { sellFields } from './sell-fields.ts'
import type { Domain } from '../domains/domain.ts'
import type { JobField } from './job-field.ts'

export const jobFields: readonly JobField[] = [...codeFields, ...dataFields, ...makeFields, ...sellFields, ...runFields]

/** What a company with such a thing can look for. */
export const fieldsOf = (domain: Domain) => jobFields.filter(({ only }) => !only || domain[only])
