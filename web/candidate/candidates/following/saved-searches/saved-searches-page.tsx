import { Link, useActionData, Form } from 'react-router'
import { MOST_SAVED_SEARCHES, type AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { conditionsOf } from '#web/jobs/filters/condition.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { dayText } from '#web/ui/text/day-text.ts'
import type { Route } from './+types/saved-searches-page.ts'
import { alertOf } from './alert-of.ts'
import '../following.css'
import { AlertFields } from './alert-fields.tsx'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ saved_searches }, masters] = await Promise.all([api.candidate_users.saved_searches.list(), api.masters.list()])
  const now = new Date()
  return {
    saved: saved_searches.map(({ search, last_notified_at, ...one }) => ({
      ...one,
      labels: [...(search.free_word ? [`「${search.free_word}」`] : []), ...conditionsOf(search, masters).map(({ label }) => label)],
      to: searchPath('/job_offer/search', search),
      told: last_notified_at && dayText(last_notified_at, now),
    })),
  }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const id = Number(values.id)
    if (intent === 'remove') {
      await api.candidate_users.saved_searches.remove({ id })
      return '保存した検索を消しました。'
    }
    await api.candidate_users.saved_searches.change({ id, ...alertOf(values) })
    return '保存しました。'
  })

export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '保存した検索', description: '保存した検索と、新しい求人の知らせ方です。', path: '/settings/saved_searches', noindex: true })

export default function SavedSearchesPage({ loaderData: { saved } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap following stack">
      <h1>保存した検索</h1>
      <p className="prose muted">
        条件に合う新しい求人を、<Link to="/notifications">お知らせ</Link>とメールで知らせます。同じ求人は、一度しか知らせません。{MOST_SAVED_SEARCHES}
        件まで保存できます。
      </p>
      <FormRefusal result={result} />
      {result?.saved && <output className="note green">{result.sentence}</output>}
      {saved.map((one) => (
        <SavedSearchPanel key={one.id} saved={one} />
      ))}
      {saved.length === 0 && (
        <div className="blank">
          <SeedDrawing />
          <h2>保存した検索は、まだありません</h2>
          <p className="phrase muted">求人をさがして、一覧の上の「保存」を押してください。</p>
          <Link className="button small" to="/job_offer/search">
            求人をさがす
          </Link>
        </div>
      )}
    </div>
  )
}

type Saved = {
  id: number
  name: string
  frequency: AlertFrequency
  sends_mail: boolean
  waiting_count: number
  labels: string[]
  to: string
  /** The day of the last alert. */
  told: string | null
}

/** One saved search: its conditions, its alerts, and a button to delete it. */
const SavedSearchPanel = ({ saved: { id, name, frequency, sends_mail, waiting_count, labels, to, told } }: { saved: Saved }) => (
  <section className="panel saved" aria-labelledby={`saved-${id}`}>
    <div>
      <h2 id={`saved-${id}`}>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="small muted">{labels.length > 0 ? labels.join('・') : '条件なし（すべての求人）'}</p>
      <p className="small muted">
        {told ? `最後に知らせた日：${told}` : 'まだ知らせていません'}
        {waiting_count > 0 && `　次に知らせる求人：${waiting_count.toLocaleString('ja-JP')}件`}
      </p>
    </div>
    <Form method="post" className="saved">
      <input type="hidden" name="id" value={id} />
      <AlertFields key={`${name}-${frequency}-${sends_mail}`} name={name} frequency={frequency} sends_mail={sends_mail} />
      <div className="row">
        <button type="submit" className="button">
          保存する
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </button>
        <button type="submit" name="intent" value="remove" formNoValidate className="button bare">
          この検索を消す
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </button>
      </div>
    </Form>
  </section>
)
