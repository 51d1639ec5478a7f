import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import type { OwnResponseFigures } from '#contract/hiring/analytics/company-figures.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'

const titles = { application: '応募', scout: '承諾されたスカウト' }
const rowsOf = { application: applicationRows, scout: scoutRows }

/** How the company answered in the last twelve months, as of now: the public reads it tomorrow. */
export const OwnFigures = ({ figures, now }: { figures: OwnResponseFigures[]; now: Date }) => (
  <section className="stack" aria-labelledby="responses">
    <h2 id="responses">返信の実績（この12か月）</h2>
    <p className="prose">
      いまの数字です。公開されるのは、前の日の終わりまでの数字です。<Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
    </p>
    <p className="small muted">
      数えた件の一覧はありません。どの候補者を数えていないかが、わかってしまうためです。選考ごとの返信までの時間は、
      <Link to={href('/online/companies/figures/selection')}>選考の分析</Link>で確認できます。
    </p>
    <div className="two">
      {figures.map((one) => (
        <div className="panel stack" key={one.kind}>
          <h3>{titles[one.kind]}</h3>
          {one.cases > 0 ? (
            <ResponseFiguresList
              rows={rowsOf[one.kind]({ ...one, measured_at: now.toISOString() }).filter(
                ({ name, figure }) => figure || !['結果の連絡', '約束した面談の実施'].includes(name),
              )}
              still="集計中（5件から、5件ごとに表示します）"
            />
          ) : (
            <p className="muted">数えられるものは、まだありません。</p>
          )}
          <Standing figures={one} now={now} />
        </div>
      ))}
    </div>
  </section>
)

function Standing({ figures: { kind, waiting, cases_to_public, public_figures }, now }: { figures: OwnResponseFigures; now: Date }) {
  const until = public_figures && dateText(new Date(Date.parse(public_figures.measured_at) - 1), now)
  return (
    <ul className="small muted standing">
      {waiting > 0 && (
        <li>
          7日たっていない{kind === 'scout' ? '承諾' : '応募'}が{waiting}件あります。まだ数えません。
        </li>
      )}
      <li>
        {public_figures
          ? `公開中：回答 ${Math.round((public_figures.answered / public_figures.cases) * 100)}%（${until}までの${public_figures.cases}件中${public_figures.answered}件）`
          : cases_to_public > 0
            ? `あと${cases_to_public}件で公開されます。`
            : 'あすの朝から公開されます。'}
      </li>
    </ul>
  )
}
