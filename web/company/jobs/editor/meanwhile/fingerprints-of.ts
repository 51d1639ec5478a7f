import { type EditedContent, jobSections } from '../job-sections.ts'

type Field = keyof EditedContent
export type Fingerprints = Record<Field, string>

/** A short hash of each field (FNV-1a), so that a returned form knows its initial values. Two texts with the same hash count as equal. */
export const fingerprintsOf = (content: EditedContent) =>
  Object.fromEntries(jobSections.flatMap(({ fields }) => fields.map(({ name }) => [name, markOf(content[name])]))) as Fingerprints

function markOf(value: unknown) {
  let hash = 0x81_1c_9d_c5
  for (const letter of JSON.stringify(value ?? null)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

/** Which version of the job a form holds: when it was saved, and the fingerprints of its fields then. */
export type JobVersion = { updated_at: string; begun: string }
