import { Form, href, Link } from 'react-router'
import { analyticsDays } from '#contract/hiring/analytics/analytics-days.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import '#web/ui/nav/line-nav.css'
import '#web/ui/styles/form.css'
import './period-bar.css'

const names = { 30: '30日', 90: '90日', 365: '12か月' }
const pages = [
  { to: href('/online/companies/figures/selection'), label: '選考' },
  { to: href('/online/companies/figures'), label: '回答・閲覧・スカウト' },
]

/** `query`: the period as it stands in addresses; `days`: which of the fixed ones is counted. `chosen`: the days that are counted, where one may choose them. What people visited is counted for fixed periods only: two that overlap would tell of one person. */
type Props = { here: string; query: string; days: number | undefined; chosen?: { since: string; until: string; isRefused: boolean } }

/** The pages of figures and their one period, which stands in the address. */
export function PeriodBar({ here, query, days, chosen }: Props) {
  return (
    <>
      <nav className="line-nav" aria-label="数字のページ">
        {pages.map(({ to, label }) => (
          <Link key={to} to={`${to}?${query}`} aria-current={to === here ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="period-bar">
        <nav aria-label="期間" className="chips">
          {analyticsDays.map((one) => (
            <Link key={one} className="chip plain" to={`${here}?days=${one}`} aria-current={days === one ? 'page' : undefined} preventScrollReset data-stays>
              {names[one]}
            </Link>
          ))}
        </nav>
        {chosen && <DaysForm here={here} since={chosen.since} until={chosen.until} />}
      </div>
      {chosen?.isRefused && (
        <output className="note">
          指定された期間は表示できません。最初の日から最後の日までを3年以内で指定してください。代わりに{longDateText(chosen.since)}からの数字を表示しています。
        </output>
      )}
    </>
  )
}

const DaysForm = ({ here, since, until }: { here: string; since: string; until: string }) => (
  <Form method="get" action={here} key={`${since} ${until}`} aria-label="期間の指定" preventScrollReset>
    <label>
      <span className="vh">期間の最初の日</span>
      <input className="input" type="date" name="from" defaultValue={since} required />
    </label>
    <span aria-hidden="true">〜</span>
    <label>
      <span className="vh">期間の最後の日</span>
      <input className="input" type="date" name="to" defaultValue={until} required />
    </label>
    <button type="submit" className="button">
      表示
    </button>
  </Form>
)
