import { href, redirect } from 'react-router'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/new-scout-page.ts'
import { ScoutForm } from './scout-form.tsx'
import { scoutOfForm } from './scout-of-form.ts'
import './scouts.css'

const MOST_JOBS = 100
/** Parts of the profile that a reason cannot be about, such as what the system says of a candidate. */
const noReason = new Set(['id', 'reveal', 'premium', 'contact', 'address', 'career_intention_rating', 'purpose_intention'])
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A candidate and what a scout can refer to: the profile, its parts, the open jobs. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, lookups } = context.get(apiContext)
  const candidate_id = url.searchParams.get('candidate_id') ?? ''
  const [{ candidate, scouted_at }, { jobs }, tables, { left_today }, { templates }] = await Promise.all([
    company_users.candidates.show({ candidate_id }).catch((error: unknown) => orNotFound(error, 'この求職者は見つかりませんでした。')),
    company_users.job_offers.list({ state: 'published', per_page: MOST_JOBS }),
    lookups.list(),
    company_users.scouts.list({}),
    company_users.scout_templates.list(),
  ])
  return {
    candidate_id: candidate.id,
    scouted_at,
    left_today,
    templates,
    profile: loadVisibleProfile(candidate, tables),
    parts: Object.entries(candidate).flatMap(([part, value]) => (noReason.has(part) || isEmpty(value) ? [] : [{ part, label: partLabel(part) }])),
    // A recruiter cannot invite a candidate to a job that left the lists unconfirmed.
    jobs: jobs
      .filter(({ leaves_at }) => leaves_at === null || Date.parse(leaves_at) > Date.now())
      .map(({ id, position_title, min_salary, max_salary }) => ({ id, position_title, min_salary, max_salary })),
  }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scouts } }, values, intent) => {
    const scout = scoutOfForm(values, args.url.searchParams.get('candidate_id') ?? '')
    if (intent === 'preview') {
      const { integrity, likeness, has_passage } = await scouts.preview(scout)
      const missing = has_passage ? '' : '選んだところの文章が理由に出てこないため、このままでは送れません。'
      return `誠実度は${integrity}、ほかのスカウトとの似かたは${likeness}%です。${missing}まだ送っていません。`
    }
    await scouts.send(scout)
    return redirect(`${href('/online/companies/scouts')}?sent`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'スカウトを書く', description: '求職者へのスカウトを書きます。', path: href('/online/companies/scouts/new'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ candidate_id }) => ({
  above: [{ to: `${href('/online/companies/candidates/detail')}?id=${candidate_id}`, label: 'プロフィール' }],
  here: 'スカウトを書く',
}))

export default function NewScoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap stack">
      <h1>スカウトを書く</h1>
      <div className="scout-page">
        <ScoutForm {...loaderData} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
        <section className="panel read" aria-label="この方のプロフィール" tabIndex={0}>
          <VisibleProfile profile={loaderData.profile} />
        </section>
      </div>
    </div>
  )
}
