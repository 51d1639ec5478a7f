import type { Api } from '#contract/index.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'

const MOST_JOBS = 100
/** Parts of the profile that a reason cannot be about, such as what the system says of a candidate. */
const noReason = new Set(['id', 'reveal', 'premium', 'contact', 'address', 'career_intention_rating', 'purpose_intention'])

/** A candidate and what a scout can refer to: the profile, its parts, the open jobs. */
export async function loadNewScout(api: Api, url: URL) {
  const candidate_id = url.searchParams.get('candidate_id') ?? ''
  const [{ candidate, scouted_at }, { jobs }, masters, { left_today }, { templates }] = await Promise.all([
    api.company_users.candidates.show({ candidate_id }).catch((error: unknown) => orNotFound(error, 'この求職者は見つかりませんでした。')),
    api.company_users.job_offers.list({ state: 'published', per_page: MOST_JOBS }),
    api.masters.list(),
    api.company_users.scouts.list({}),
    api.company_users.scout_templates.list(),
  ])
  return {
    candidate_id: candidate.id,
    scouted_at,
    left_today,
    templates,
    profile: loadVisibleProfile(candidate, masters),
    parts: Object.entries(candidate).flatMap(([part, value]) => (noReason.has(part) || isEmpty(value) ? [] : [{ part, label: partLabel(part) }])),
    // A recruiter cannot invite a candidate to a job that left the lists unconfirmed.
    jobs: jobs
      .filter(({ leaves_at }) => leaves_at === null || Date.parse(leaves_at) > Date.now())
      .map(({ id, position_title, min_salary, max_salary }) => ({ id, position_title, min_salary, max_salary })),
  }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

export type LoadedNewScout = Awaited<ReturnType<typeof loadNewScout>>
