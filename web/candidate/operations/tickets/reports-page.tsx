import { Link } from 'react-router'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { SettingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.tsx'
import type { Route } from './+types/reports-page.ts'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { reports } = await context.get(apiContext).candidate_users.reports()
  return { reports, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通報と申し出', description: '知らせたことと、運営の回答。', path: '/settings/reports', noindex: true })

const named = (names: Record<string, string>, word: string) => names[word] ?? word

export default function OwnReportsPage({ loaderData: { reports, now } }: Route.ComponentProps) {
  const day = (at: string) => <time dateTime={at}>{dateText(at, new Date(now))}</time>
  return (
    <div className="wrap security">
      <SettingsCrumbs here="通報と申し出" />
      <h1>通報と申し出</h1>
      <p className="prose">知らせたことと、運営の回答です。あなたが知らせたことは、相手には伝わりません。</p>
      {reports.length === 0 && (
        <p>
          まだありません。求人や企業のページ、メッセージの「通報する」から、または<Link to="/about/contact">問い合わせ</Link>から知らせられます。
        </p>
      )}
      {reports.map(({ id, number, about, kind, title, note, state, answer, due_at, created_at }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {named(reportKinds, kind)} <span className="label">{reportStates[state]}</span>
          </h2>
          <p className="small muted">
            受付番号 {number}・{named(reportAbouts, about)} <bdi>{about === 'service' ? '' : title}</bdi>・{day(created_at)}
            {(state === 'open' || state === 'taken') && <>・{day(due_at)}までに回答します</>}
          </p>
          {note && <p className="said">{note}</p>}
          {answer && (
            <div className="note green">
              <p className="small muted">運営の回答</p>
              <p className="said">{answer}</p>
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
