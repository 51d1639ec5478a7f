import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'

/** What an import would change, and the file for it. */
export type ImportTrial = { changes: ResumeChange[]; ignored: string[]; json: string }
