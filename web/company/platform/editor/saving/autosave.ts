import type { FormResult } from '#web/platform/forms/form-result.ts'

/** The answer to a save that nobody asked for: the version that the form goes on from, also when nothing could be saved. */
export type AutosaveResult<Version> = FormResult & { version: Version }

export const AUTOSAVE = 'autosave'
