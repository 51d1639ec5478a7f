import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'

/** What an import would do, and the file to do it with. */
export type ImportTrial = { changes: ResumeChange[]; ignored: string[]; json: string }
