import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { dayWithWeekday } from '#web/conversations/talk/moment.ts'

/** Views day by day: visitors to our pages, as counts only. */
export const DayTable = ({ days, now }: { days: Analytics['views_of_days']; now: Date }) => (
  <section className="stack" aria-labelledby="days">
    <h2 id="days">日ごとの閲覧</h2>
    {days.length === 0 ? (
      <p className="muted">1日に5回以上開かれた日は、この期間にありません。</p>
    ) : (
      <details>
        <summary>{days.length}日分を見る</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">日</th>
              <th scope="col" className="r">
                企業ページ
              </th>
              <th scope="col" className="r">
                求人
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ on_day, company_views, job_views }) => (
              <tr key={on_day}>
                <th scope="row">{dayWithWeekday(on_day, now)}</th>
                <td className="r">{company_views ?? '5未満'}</td>
                <td className="r">{job_views ?? '5未満'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    )}
  </section>
)
