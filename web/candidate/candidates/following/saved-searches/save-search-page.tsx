import { href, Link, redirect } from 'react-router'
import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { type Condition, conditionsOf } from '#web/jobs/filters/condition.ts'
import { isSameSearch } from '#web/jobs/search/same-search.ts'
import { searchName } from '#web/jobs/search/search-name.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { typedLabels } from '#web/jobs/search/words/typed-labels.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/save-search-page.ts'
import { AlertFields, alertOf } from './alert-fields.tsx'
import '../following.css'

const PATH = href('/settings/saved_searches/new')
const EVERYTHING = 'すべての新しい求人'
const LONGEST = 100
const tells: Record<string, string> = {
  immediately: '条件に合う新しい求人が出たら、すぐにお知らせします。',
  daily: '条件に合う新しい求人を、1日1回、朝8時にお知らせします。',
  never: '新着のお知らせは送りません。',
}

/** The name of a search until the candidate gives it one. */
const nameOf = (search: SavedConditions, conditions: Condition[]) => (searchName(search, conditions) || EVERYTHING).slice(0, LONGEST)

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(SavedConditions, url.searchParams)
  const conditions = conditionsOf(search, await context.get(apiContext).lookups.list())
  const labels = [...typedLabels(search), ...conditions.map(({ label }) => label)]
  return { name: nameOf(search, conditions), labels, back: searchPath('/job_offer/search', search) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    const search = readSearch(SavedConditions, args.url.searchParams)
    const saved = api.candidate_users.saved_searches
    if (!values.quick) {
      await saved.create({ ...alertOf(values), search })
      return redirectSaying(args.context, href('/settings/saved_searches'), `検索を保存しました。${tells[textOf(values.frequency)] ?? ''}`)
    }
    // A second press, or one on a second open page, finds the search saved already.
    const { saved_searches } = await saved.list()
    if (!saved_searches.some((one) => isSameSearch(one.search, search))) {
      await saved.create({ name: nameOf(search, conditionsOf(search, await api.lookups.list())), search, frequency: 'daily', sends_mail: true })
    }
    // Without scripts the candidate returns to the page with the button.
    const way = safePath(textOf(values.next))
    return way ? redirect(way, 303) : '検索の条件を保存しました。新しい求人を、1日1回、朝8時に知らせます。'
  })

export const clientAction = reachServer

export const meta = candidateMeta({ title: '条件を保存する', description: '検索の条件を保存して、新着の通知を受け取ります。', path: PATH })

export default function SaveSearchPage({ loaderData: { name, labels, back } }: Route.ComponentProps) {
  const { refused, issues } = usePageForm<{ name: string }>()
  const entered = refused ? alertOf(refused.values) : { name, frequency: 'daily' as const, sends_mail: true }
  return (
    <CandidatePage
      look="narrow stack following"
      title="条件を保存する"
      intro="この条件に合う求人が新しく出たら、お知らせします。いま出ている求人は、知らせません。"
    >
      <PageForm className="panel saved">
        <p>
          <span className="small muted">条件</span>
          <br />
          {labels.length > 0 ? labels.join('・') : 'なし（すべての求人）'}
        </p>
        <AlertFields {...entered} nameError={issues.name} />
        <div className="row">
          <SubmitButton look="primary">保存する</SubmitButton>
          <Link className="button bare" to={back}>
            キャンセル
          </Link>
        </div>
      </PageForm>
      <p className="small">
        <Link to={href('/settings/saved_searches')}>保存した検索</Link>
      </p>
    </CandidatePage>
  )
}
