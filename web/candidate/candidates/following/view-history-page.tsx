import { Form, Link } from 'react-router'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/view-history-page.ts'
import { Entry } from './entry.tsx'
import { FollowingNav } from './following-nav.tsx'
import { NothingFollowed } from './nothing-followed.tsx'
import { pageOf } from './page-of.ts'
import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import { dayText } from '#web/ui/text/day-text.ts'

const PATH = '/job_offer/view_history'
const SHOWN = 50

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { view_histories, total, page } = await context.get(apiContext).candidate_users.view_histories.list({ page: pageOf(url), per_page: SHOWN })
  return { days: historyDays(view_histories, new Date()), page, pages: Math.ceil(total / SHOWN) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { id }, intent) => {
    await (intent === 'clear' ? api.candidate_users.view_histories.clear() : api.candidate_users.view_histories.remove({ id: Number(id) }))
  })

export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '閲覧履歴', description: 'あなたが見た求人と企業です。', path: PATH, noindex: true })

export default function ViewHistoryPage({ loaderData: { days, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap following stack">
      <h1>閲覧履歴</h1>
      <FollowingNav />
      {days.length === 0 ? (
        <NothingFollowed title="見た求人は、まだありません">ログインして見た求人と企業が、日ごとに並びます。</NothingFollowed>
      ) : (
        <ClearHistory />
      )}
      {days.map(({ day, views }) => (
        <section key={day}>
          <h2 className="history-day">{day}</h2>
          <ul className="entries">
            {views.map(({ id, company, title, to, isOver, time }) => (
              <Entry
                key={id}
                heading="h3"
                company={company}
                title={
                  <Link to={to}>
                    <bdi>{title}</bdi>
                  </Link>
                }
                acts={
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" className="button bare small">
                      消す
                      <span className="vh">
                        ：<bdi>{title}</bdi>
                      </span>
                    </button>
                  </Form>
                }
              >
                {title !== company.name && <bdi>{company.name}　</bdi>}
                <time>{time}</time>
                {isOver && <strong>　募集は終了しました</strong>}
              </Entry>
            ))}
          </ul>
        </section>
      ))}
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}

/** Asks before it empties the history, in the same place, with or without scripts. */
const ClearHistory = () => (
  <details className="clear-all">
    <summary>履歴をすべて消す</summary>
    <div className="panel stack">
      <p>閲覧履歴は、あなたにしか見えません。すべて消すと、元に戻せません。</p>
      <Form method="post">
        <button type="submit" name="intent" value="clear" className="button small">
          すべて消す
        </button>
      </Form>
    </div>
  </details>
)

const clock = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' })

/** For loaders: the viewed jobs by the day in Japan, in the order of the list. */
function historyDays(histories: ViewHistory[], now: Date) {
  const days = Map.groupBy(histories, ({ access_on }) => dayText(`${access_on}T00:00:00+09:00`, now))
  return [...days].map(([day, views]) => ({
    day,
    views: views.map(({ id, company, job, company_job_id, last_daily_access_at }) => ({
      id,
      company: { name: company.name, logo: company.logo },
      title: job?.position_title ?? company.name,
      to: job ? `/job_offer/detail?id=${company_job_id}` : `/company/detail?id=${company.id}`,
      isOver: job !== null && !job.active,
      time: clock.format(new Date(last_daily_access_at)),
    })),
  }))
}
