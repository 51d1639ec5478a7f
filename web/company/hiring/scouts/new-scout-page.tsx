import { Link, redirect, useActionData } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import type { Route } from './+types/new-scout-page.ts'
import { loadNewScout } from './load-new-scout.ts'
import { ScoutForm } from './scout-form.tsx'
import { scoutOfForm } from './scout-of-form.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/panel.css'
import './scouts.css'

export const loader = ({ context, url }: Route.LoaderArgs) => loadNewScout(context.get(apiContext), url)

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scouts } }, values, intent) => {
    const scout = scoutOfForm(values, args.url.searchParams.get('candidate_id') ?? '')
    if (intent === 'preview') {
      const { integrity, likeness, has_passage } = await scouts.preview(scout)
      const missing = has_passage ? '' : '選んだところの文章が理由に出てこないため、このままでは送れません。'
      return `誠実度は${integrity}、ほかのスカウトとの似かたは${likeness}%です。${missing}まだ送っていません。`
    }
    await scouts.send(scout)
    return redirect('/online/companies/scouts?sent', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'スカウトを書く', description: '求職者へのスカウトを書きます。', path: '/online/companies/scouts/new', noindex: true })

export default function NewScoutPage({ loaderData }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap stack">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/candidates">求職者をさがす</Link>
        <span aria-hidden="true">›</span>
        <Link to={`/online/companies/candidates/detail?id=${loaderData.candidate_id}`}>プロフィール</Link>
      </nav>
      <h1>スカウトを書く</h1>
      <div className="scout-page">
        <ScoutForm {...loaderData} result={result} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
        <section className="panel read" aria-label="この方のプロフィール" tabIndex={0}>
          <VisibleProfile profile={loaderData.profile} />
        </section>
      </div>
    </div>
  )
}
