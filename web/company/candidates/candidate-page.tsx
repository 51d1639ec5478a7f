import { Link, useActionData, Form } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/candidate-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { FavoriteForm } from './favorite-form.tsx'
import { CANDIDATES_PATH } from './candidates-path.ts'
import '#web/ui/panel.css'
import '#web/ui/nav/crumbs.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ candidate, ...person }, masters] = await Promise.all([
    api.company_users.candidates
      .show({ candidate_id: url.searchParams.get('id') ?? '' })
      .catch((error: unknown) => orNotFound(error, 'この求職者は見つかりませんでした。')),
    api.masters.list(),
  ])
  return { ...person, id: candidate.id, profile: loadVisibleProfile(candidate, masters), items: masters.profile_request_items }
}

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者のプロフィール', description: '求職者のプロフィールです。', path: CANDIDATES_PATH, noindex: true })

export default function CandidatePage({ loaderData: { id, profile, items, is_favorited, scouted_at, views_left } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const result = useActionData<FormResult>()
  return (
    <div className="wrap stack">
      <nav className="crumbs" aria-label="現在地">
        <Link to={CANDIDATES_PATH}>求職者をさがす</Link>
      </nav>
      <h1>求職者のプロフィール</h1>
      <p className="note">開いたことは、相手の「見られた記録」に残ります。今日はあと{views_left}人のプロフィールを開けます。</p>
      <FormRefusal result={result} />
      <DoneNote result={result} />
      <article className="panel">
        <VisibleProfile profile={profile} />
      </article>
      {acts.includes('scout') && (
        <div className="row">
          {scouted_at ? (
            <span className="muted">
              スカウト済みです。返事をお待ちください。<Link to={`/online/companies/scouts/new?candidate_id=${id}`}>送ったスカウトを訂正する</Link>
            </span>
          ) : (
            <Link className="button primary" to={`/online/companies/scouts/new?candidate_id=${id}`}>
              スカウトを書く
            </Link>
          )}
          <FavoriteForm candidate_id={id} is_favorited={is_favorited} />
        </div>
      )}
      {acts.includes('search_candidates') && <UpdateRequestForm candidate_id={id} items={items} />}
    </div>
  )
}

type Item = { id: number; key?: string | undefined; name: string }

const isOfVision = ({ key }: Item) => key === 'your_vision' || key === 'your_vision_reason'

/** Asks a candidate to write more of what the company would like to read. They see which company asks, and for what. */
function UpdateRequestForm({ candidate_id, items }: { candidate_id: string; items: Item[] }) {
  return (
    <details className="panel">
      <summary>プロフィールの書き足しを頼む</summary>
      <div className="stack">
        <p className="small muted">どの企業が何を読みたいかが、相手に伝わります。まだ書き足されていない頼みは、あとから項目を変えられます。</p>
        {[
          { request_type: 1, legend: '興味と希望', asked: items.filter((item) => !isOfVision(item)) },
          { request_type: 2, legend: 'your vision', asked: items.filter(isOfVision) },
        ].map(({ request_type, legend, asked }) => (
          <Form method="post" key={request_type} className="stack">
            <input type="hidden" name="candidate_id" value={candidate_id} />
            <input type="hidden" name="request_type" value={request_type} />
            <fieldset className="field">
              <legend>{legend}</legend>
              {asked.map(({ id, name }) => (
                <label className="check" key={id}>
                  <input type="checkbox" name="request_item_ids" value={id} />
                  {name}
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button small" name="intent" value="ask_update" aria-label={`${legend}の書き足しを頼む`}>
              頼む
            </button>
          </Form>
        ))}
      </div>
    </details>
  )
}
