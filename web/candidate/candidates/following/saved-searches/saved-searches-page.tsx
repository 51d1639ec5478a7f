import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { type AlertFrequency, MOST_SAVED_SEARCHES } from '#contract/notifications/settings/alert-frequencies.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { conditionsOf } from '#web/jobs/filters/condition.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { typedLabels } from '#web/jobs/search/words/typed-labels.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import type { Route } from './+types/saved-searches-page.ts'
import { AlertFields, alertOf } from './alert-fields.tsx'
import '../following.css'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ saved_searches }, lookups] = await Promise.all([api.candidate_users.saved_searches.list(), api.lookups.list()])
  const now = new Date()
  return {
    saved: saved_searches.map(({ search, last_notified_at, ...one }) => ({
      ...one,
      labels: [...typedLabels(search), ...conditionsOf(search, lookups).map(({ label }) => label)],
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
      return '保存した検索を削除しました。'
    }
    await api.candidate_users.saved_searches.change({ id, ...alertOf(values) })
    return '保存しました。'
  })

export const clientAction = reachServer

export const meta = candidateMeta({ title: '保存した検索', description: '保存した検索と、新着の通知です。', path: href('/settings/saved_searches') })

export default function SavedSearchesPage({ loaderData: { saved } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="narrow stack following"
      title="保存した検索"
      intro={
        <>
          条件に合う新しい求人を、<Link to={href('/notifications')}>お知らせ</Link>とメールで知らせます。同じ求人は、一度しか知らせません。{MOST_SAVED_SEARCHES}
          件まで保存できます。
        </>
      }
    >
      {saved.map((one) => (
        <SavedSearchPanel key={one.id} saved={one} />
      ))}
      {saved.length === 0 && <NothingYet title="保存した検索は、まだありません">求人をさがして、一覧の上の「保存」を押してください。</NothingYet>}
    </CandidatePage>
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
    <PageForm className="saved" hidden={{ id }}>
      <AlertFields key={`${name}-${frequency}-${sends_mail}`} name={name} frequency={frequency} sends_mail={sends_mail} />
      <div className="row">
        <SubmitButton>
          保存する
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </SubmitButton>
        <button type="submit" name="intent" value="remove" formNoValidate className="button bare">
          この検索を削除
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </button>
      </div>
    </PageForm>
  </section>
)
