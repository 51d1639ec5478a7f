import type { Api } from '#contract/index.ts'
import { loadVisibleProfile } from '#web/visibility/load-visible-profile.ts'
import { shownOfForm } from './shown-of-form.ts'

/** What the company would get with what is ticked now. */
export async function loadPreview(api: Api, company_id: number, values: Record<string, unknown>) {
  const shown = shownOfForm(values)
  const [{ candidate, ...preview }, masters] = await Promise.all([api.candidate_users.application_choices.preview({ company_id, shown }), api.masters.list()])
  return { ...preview, company_id, shown, profile: candidate && loadVisibleProfile(candidate, masters) }
}

export type LoadedPreview = Awaited<ReturnType<typeof loadPreview>>
