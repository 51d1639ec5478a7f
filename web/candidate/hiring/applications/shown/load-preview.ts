import type { Api } from '#contract/index.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { sentOfForm } from '../sent/sent-of-form.ts'

/** The company and its job; the open position has none. */
export type About = { company_id: number; job_id?: number | undefined }

/** What the company would get with what the candidate has ticked, written and attached now. */
export async function loadPreview({ candidate_users, masters }: Api, { company_id, job_id }: About, values: Record<string, unknown>) {
  const { shown, answers, files } = sentOfForm(values)
  const [{ candidate, ...preview }, offered, tables] = await Promise.all([
    candidate_users.application_choices.preview({ company_id, shown, answers, ...(job_id ? { job_id } : {}) }),
    candidate_users.application_choices.show({ company_id }),
    masters.list(),
  ])
  const attached = offered.files.flatMap(({ id, file_name }) => (files.includes(id) ? file_name : []))
  return { ...preview, company_id, shown, attached, profile: candidate && loadVisibleProfile(candidate, tables) }
}

export type LoadedPreview = Awaited<ReturnType<typeof loadPreview>>
