import { useRef } from 'react'
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
import { OtherDrafts } from './other-drafts.tsx'
import { ScoutForm } from './scout-form.tsx'
import { draftOfForm, scoutOfForm } from './scout-of-form.ts'
import { useJudgement } from './use-judgement.ts'
import '../scouts.css'

const MOST_JOBS = 100
/** Parts of the profile that a reason cannot be about, such as what the system says of a candidate. */
const noReason = new Set(['id', 'reveal', 'premium', 'contact', 'address', 'career_intention_rating', 'purpose_intention'])
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A candidate and what a scout can refer to: the profile, its parts, the open jobs; and what was written so far. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, lookups } = context.get(apiContext)
  const candidate_id = url.searchParams.get('candidate_id') ?? ''
  const { candidate, scouted_at } = await company_users.candidates.show({ candidate_id }).catch((error: unknown) => {
    // A scout can be taken back although its candidate is hidden by now.
    if (url.searchParams.has('canceled')) throw redirect(`${href('/online/companies/scouts')}?done=canceled`)
    return orNotFound(error, 'この候補者は見つかりませんでした。')
  })
  const [{ jobs }, tables, { left_today }, { templates }, { drafts }, beside] = await Promise.all([
    company_users.job_offers.list({ state: 'published', per_page: MOST_JOBS }),
    lookups.list(),
    company_users.scouts.list({}),
    company_users.scout_templates.list(),
    company_users.scout_drafts.list({ candidate_id }),
    company_users.search_job.show(),
  ])
  const asked = url.searchParams.get('draft')
  const draft = drafts.find(({ id }) => id === asked) ?? drafts[0]
  // A recruiter cannot invite a candidate to a job that left the lists unconfirmed.
  const open = jobs.filter(({ leaves_at }) => leaves_at === null || Date.parse(leaves_at) > Date.now())
  const first = open.find(({ id }) => id === beside.job_id) ?? open[0]
  return {
    candidate_id: candidate.id,
    asked,
    scouted_at,
    left_today,
    templates,
    profile: loadVisibleProfile(candidate, tables),
    parts: Object.entries(candidate).flatMap(([part, value]) => (noReason.has(part) || isEmpty(value) ? [] : [{ part, label: partLabel(part) }])),
    jobs: open.map(({ id, position_title, min_salary, max_salary }) => ({ id, position_title, min_salary, max_salary })),
    draft,
    others: drafts.filter(({ id }) => id !== draft?.id).map(({ id, position_title, updated_at }) => ({ id, position_title, updated_at })),
    now: Date.now(),
    isCanceled: url.searchParams.has('canceled'),
    begun: begunOf(draft, first),
  }
}

type Written = { job_id: number; greeting: string; reason: string; closing: string; min_salary: number | null; max_salary: number | null }

/** What the fields hold at first: the draft, else the job's own band as far as a scout may be that wide. */
function begunOf(
  draft: (Written & { meeting_type: string | null }) | undefined,
  job: { id: number; min_salary: number | null; max_salary: number | null } | undefined,
) {
  if (draft) {
    const { job_id, greeting, reason, closing, min_salary, max_salary, meeting_type } = draft
    return { job_id, greeting, reason, closing, min_salary, max_salary, meeting_type }
  }
  const { min_salary = null, max_salary = null } = job ?? {}
  return { job_id: job?.id, min_salary, max_salary: min_salary && max_salary ? Math.min(max_salary, min_salary * 2) : max_salary, meeting_type: 'mendan' }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scouts, scout_drafts } }, values, intent) => {
    const candidate_id = args.url.searchParams.get('candidate_id') ?? ''
    if (intent === 'draft') {
      await scout_drafts.save(draftOfForm(values, candidate_id))
      return '下書きを保存しました。'
    }
    const scout = scoutOfForm(values, candidate_id)
    if (intent === 'preview') {
      const { integrity, likeness, has_passage } = await scouts.preview(scout)
      const missing = has_passage ? '' : '選択した項目の文章が理由に出てこないため、このままでは送信できません。'
      return `個別性スコアは${integrity}、ほかのスカウトとの類似度は${likeness}%です。${missing}まだ送信していません。`
    }
    await scouts.send(scout)
    return redirect(`${href('/online/companies/scouts')}?done=sent`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'スカウトを作成', description: '候補者へのスカウトを書きます。', path: href('/online/companies/scouts/new'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ candidate_id }) => ({
  above: [{ to: `${href('/online/companies/candidates/detail')}?id=${candidate_id}`, label: 'プロフィール' }],
  here: 'スカウトを作成',
}))

/** Another draft that the address names is another form; the one that the form itself saves is not. */
export default function NewScoutPage({ loaderData }: Route.ComponentProps) {
  return <Composer key={`${loaderData.candidate_id} ${loaderData.asked}`} {...loaderData} />
}

/** The form, and beside it the profile with the passages marked that the reason takes up. */
function Composer(loaded: Route.ComponentProps['loaderData']) {
  const form = useRef<HTMLFormElement>(null)
  const judgement = useJudgement({ form, candidate_id: loaded.candidate_id, parts: loaded.parts })
  return (
    <div className="wrap stack">
      <h1>スカウトを作成</h1>
      {loaded.isCanceled && <p className="note">スカウトを取り消しました。候補者には届いていません。内容は下書きに保存しました。</p>}
      <OtherDrafts {...loaded} />
      <div className="scout-page">
        <ScoutForm {...loaded} form={form} judgement={judgement} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
        <section className="panel read" aria-label="この方のプロフィール" tabIndex={0}>
          <VisibleProfile profile={loaded.profile} marked={judgement?.found.map(({ text }) => text) ?? []} />
        </section>
      </div>
    </div>
  )
}
