import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'

const documents = ['none', 'resume', 'job_history_pdf'] as const

/** What an application discloses to the company: the ticked boxes of its form. */
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
