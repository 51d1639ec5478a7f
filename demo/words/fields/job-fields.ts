import { codeFields } from './code-fields.ts'
import { dataFields } from './data-fields.ts'
import { makeFields } from './make-fields.ts'
import { runFields } from './run-fields.ts'
import { sellFields } from './sell-fields.ts'
import type { Domain } from '../domains/domain.ts'
import type { JobField } from './job-field.ts'

export const jobFields: readonly JobField[] = [...codeFields, ...dataFields, ...makeFields, ...sellFields, ...runFields]

/** The fields in which a company of such a business can hire. */
export const fieldsOf = (domain: Domain) => jobFields.filter(({ only }) => !only || domain[only])
