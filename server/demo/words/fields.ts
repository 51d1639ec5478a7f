import { codeFields } from './fields-code.ts'
import { workFields } from './fields-work.ts'
import type { JobField } from './job-field.ts'

export const jobFields: readonly JobField[] = [...codeFields, ...workFields]
