import type { FormResult } from '#web/platform/forms/form-result.ts'

/** Which version of the job a form holds: when it was saved, and the fingerprints of its fields then. */
export type JobVersion = { updated_at: string; begun: string }

/** The answer to a save that nobody asked for: the version that the form goes on from, also when nothing could be saved. */
export type AutosaveResult = FormResult & { version: JobVersion }

export const AUTOSAVE = 'autosave'
