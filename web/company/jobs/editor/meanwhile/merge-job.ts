import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { contentOfForm } from '../content-of-form.ts'
import { type EditedContent, jobSections } from '../job-sections.ts'
import { type Fingerprints, fingerprintsOf } from './fingerprints-of.ts'

type Field = keyof EditedContent
type Values = Record<string, unknown>
/** What others saved since the form started, with its present value; the fields that both changed; and the values that the form takes over, as its controls hold them. */
export type JobEditConflict = { changes: { field: Field; now: EditedContent[Field] }[]; met: Field[]; taken: Record<string, string[]> }

const lists = new Set(['many', 'places', 'search_many', 'occupations'])
const kinds = new Map(jobSections.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, kind] as const)))

/** Merges the form after an edit conflict: takes over what only the others changed, keeps what was typed here, and names fields that both changed. */
export function mergeJob(typed: Values, job: JobContent & { updated_at: string }): Values & { meanwhile: JobEditConflict } {
  const begun = readBegun(typed.begun)
  const now = fingerprintsOf(job)
  const mine = fingerprintsOf(asSaved(contentOfForm(typed)))
  const theirs = [...kinds.keys()].filter((field) => now[field] !== begun[field])
  const met = theirs.filter((field) => mine[field] !== begun[field] && mine[field] !== now[field])
  const taken = Object.fromEntries(theirs.filter((field) => !met.includes(field)).map((field) => [field, heldBy(field, job[field])]))
  const values = Object.entries(taken).map(([field, held]) => [field, lists.has(kinds.get(field as Field)!) ? held : (held[0] ?? '')])
  return {
    ...typed,
    ...Object.fromEntries(values),
    updated_at: job.updated_at,
    begun: JSON.stringify(now),
    meanwhile: { changes: theirs.map((field) => ({ field, now: job[field] })), met, taken },
  }
}

/** A form without fingerprints counts as having changed everything: nothing of it is given up. */
function readBegun(text: unknown): Partial<Fingerprints> {
  try {
    return JSON.parse(textOf(text)) as Partial<Fingerprints>
  } catch {
    return {}
  }
}

/** One kind of line end and trimmed, as the API stores input. */
const asSaved = (content: EditedContent) =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => {
      const parsed = JobContent.shape[field as Field].safeParse(value)
      return [field, parsed.success ? parsed.data : value]
    }),
  ) as EditedContent

function heldBy(field: Field, value: EditedContent[Field]): string[] {
  const kind = kinds.get(field)
  if (kind === 'tick') return value ? ['on'] : []
  if (kind === 'maybe') return value === null ? [] : [value ? 'yes' : 'no']
  if (Array.isArray(value)) return kind === 'terms' ? [value.join('\n')] : value.map(String)
  return [value === null ? '' : String(value)]
}
