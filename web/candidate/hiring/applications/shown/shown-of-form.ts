import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'

const documents = ['none', 'resume', 'job_history_pdf'] as const

/** What the form of an application shows to the company: its ticked boxes. */
export function shownOfForm(values: Record<string, unknown>): ShownChoice {
  const ticked = [values.shows ?? []].flat()
  return {
    profile: ticked.includes('profile'),
    name: ticked.includes('name'),
    career: ticked.includes('career'),
    contact: ticked.includes('contact'),
    document: documents.find((document) => document === values.document) ?? 'none',
  }
}
