import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { settingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/reports-page.ts'
import '#web/accounts/security/security.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { reports } = await context.get(apiContext).candidate_users.reports()
  return { reports, now: new Date().toISOString() }
}

export const meta = candidateMeta({ title: '通報と申し出', description: '知らせたことと、運営の回答。', path: href('/settings/reports') })

const named = (names: Record<string, string>, word: string) => names[word] ?? word

export default function OwnReportsPage({ loaderData: { reports, now } }: Route.ComponentProps) {
  const day = (at: string) => <time dateTime={at}>{dateText(at, new Date(now))}</time>
  return (
    <CandidatePage
      look="security"
      title="通報と申し出"
      crumbs={settingsCrumbs}
      intro="知らせたことと、運営の回答です。あなたが知らせたことは、相手には伝わりません。"
    >
      {reports.length === 0 && (
        <p>
          まだありません。求人や企業のページ、メッセージの「通報する」から、または<Link to={href('/about/contact')}>問い合わせ</Link>から知らせられます。
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
    </CandidatePage>
  )
}
