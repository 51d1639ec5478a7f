import { href } from 'react-router'
import { clockText, dayText, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/view-history-page.ts'
import { ViewedEntry, viewedOf } from './viewed-entry.tsx'
import { FollowingNav } from './following-nav.tsx'
import { pageOf } from './page-of.ts'

const PATH = href('/job_offer/view_history')
const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { view_histories, total, page } = await context.get(apiContext).candidate_users.view_histories.list({ page: pageOf(url), per_page: SHOWN })
  return { days: historyDays(view_histories, new Date()), page, pages: Math.ceil(total / SHOWN) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { id }, intent) => {
    await (intent === 'clear' ? api.candidate_users.view_histories.clear() : api.candidate_users.view_histories.remove({ id: Number(id) }))
  })

export const clientAction = reachServer

export const meta = candidateMeta({ title: '閲覧履歴', description: 'あなたが見た求人と企業です。', path: PATH })

export default function ViewHistoryPage({ loaderData: { days, page, pages } }: Route.ComponentProps) {
  return (
    <CandidatePage look="narrow stack following" title="閲覧履歴">
      <FollowingNav />
      {days.length === 0 ? <NothingYet title="閲覧履歴はまだありません">ログインして見た求人と企業が、日ごとに並びます。</NothingYet> : <ClearHistory />}
      {days.map(({ day, views }) => (
        <section key={day}>
          <h2 className="history-day">{day}</h2>
          <ul className="entries">
            {views.map(({ time, ...viewed }) => (
              <ViewedEntry
                key={viewed.id}
                viewed={viewed}
                time={time}
                acts={
                  <PageForm className="" hidden={{ id: viewed.id }}>
                    <SubmitButton look="small bare">
                      削除
                      <span className="vh">
                        ：<bdi>{viewed.title}</bdi>
                      </span>
                    </SubmitButton>
                  </PageForm>
                }
              />
            ))}
          </ul>
        </section>
      ))}
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </CandidatePage>
  )
}

/** Asks before it empties the history, in the same place, with or without scripts. */
const ClearHistory = () => (
  <details className="clear-all">
    <summary>履歴をすべて削除</summary>
    <div className="panel stack">
      <p>閲覧履歴は、あなたにしか見えません。すべて削除すると、元に戻せません。</p>
      <PageForm className="">
        <SubmitButton intent="clear" look="small">
          すべて削除
        </SubmitButton>
      </PageForm>
    </div>
  </details>
)

/** For loaders: the viewed jobs by the day in Japan, in the order of the list. */
function historyDays(histories: ViewHistory[], now: Date) {
  const days = Map.groupBy(histories, ({ access_on }) => dayText(startOfDay(access_on), now))
  return [...days].map(([day, views]) => ({
    day,
    views: views.map((view) => ({ ...viewedOf(view), time: clockText(view.last_daily_access_at) })),
  }))
}
