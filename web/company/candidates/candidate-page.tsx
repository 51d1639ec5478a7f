import { href, Link } from 'react-router'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/candidate-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { ListsForm } from './lists/lists-form.tsx'
import { loadOwn } from './own/load-own.ts'
import { OwnSections } from './own/own-sections.tsx'
import './people.css'
import { FavoriteForm } from './favorite-form.tsx'
import { CANDIDATES_PATH } from './candidates-path.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ candidate, ...person }, lookups] = await Promise.all([
    api.company_users.candidates
      .show({ candidate_id: url.searchParams.get('id') ?? '' })
      .catch((error: unknown) => orNotFound(error, 'この候補者は見つかりませんでした。')),
    api.lookups.list(),
  ])
  const own = await loadOwn(api, candidate.id)
  return { ...person, own, now: Date.now(), id: candidate.id, profile: loadVisibleProfile(candidate, lookups), items: lookups.profile_request_items }
}

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '候補者のプロフィール', description: '候補者のプロフィールです。', path: CANDIDATES_PATH, noindex: true })

export const handle = crumbs({ here: 'プロフィール' })

export default function CandidatePage({ loaderData }: Route.ComponentProps) {
  const { id, profile, items, own, is_favorited, list_ids, scouted_at, views_left } = loaderData
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  return (
    <div className="wrap stack">
      <h1>候補者のプロフィール</h1>
      <p className="note">開いたことは、相手の「見られた記録」に残ります。今日はあと{views_left}人のプロフィールを開けます。</p>
      <FormAnswer result={result} />
      <article className="panel">
        <VisibleProfile profile={profile} />
      </article>
      {acts.includes('scout') && (
        <div className="row">
          {scouted_at ? (
            <span className="muted">
              スカウト送信済み（返信待ち） <Link to={`${href('/online/companies/scouts/new')}?candidate_id=${id}`}>スカウトを訂正</Link>
            </span>
          ) : (
            <Link className="button primary" to={`${href('/online/companies/scouts/new')}?candidate_id=${id}`} data-key="s">
              スカウトを作成
              <KeyHint of="s" />
            </Link>
          )}
          <FavoriteForm candidate_id={id} is_favorited={is_favorited} />
        </div>
      )}
      {own && (
        <section className="panel stack" aria-label="社内">
          <ListsForm candidate_id={id} list_ids={list_ids} lists={own.lists} />
          <OwnSections {...loaderData} candidate_id={id} own={own} now={new Date(loaderData.now)} />
        </section>
      )}
      {acts.includes('search_candidates') && <UpdateRequestForm candidate_id={id} items={items} />}
    </div>
  )
}

type Item = { id: number; key?: string | undefined; name: string }

const isOfVision = ({ key }: Item) => key === 'your_vision' || key === 'your_vision_reason'

/** Asks a candidate to write more of what the company would like to read. They see which company asks, and for what. */
function UpdateRequestForm({ candidate_id, items }: { candidate_id: string; items: Item[] }) {
  const form = usePageForm<{ request_item_ids: number[] }>()
  return (
    <details className="panel">
      <summary>プロフィールの追記を依頼</summary>
      <div className="stack">
        <p className="small muted">どの企業が何を読みたいかが、候補者に伝わります。追記されるまでは、依頼する項目を変更できます。</p>
        {[
          { request_type: 1, legend: '興味と希望', asked: items.filter((item) => !isOfVision(item)) },
          { request_type: 2, legend: 'これから（your vision）', asked: items.filter(isOfVision) },
        ].map(({ request_type, legend, asked }) => (
          <PageForm key={request_type} hidden={{ candidate_id, request_type }}>
            <ChoicesField
              {...form.choices('request_item_ids')}
              legend={legend}
              type="checkbox"
              options={asked.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <SubmitButton look="small" intent="ask_update" aria-label={`${legend}の追記を依頼`}>
              依頼する
            </SubmitButton>
          </PageForm>
        ))}
      </div>
    </details>
  )
}
