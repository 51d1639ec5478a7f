import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { LyingBars } from '#web/ui/lying-bars.tsx'

/** The last four weeks, small: applications and accepted scouts together. */
export function LastWeeks({ weeks, now }: { weeks: NonNullable<CompanyTasks['weeks']>; now: Date }) {
  const sum = (what: 'applications' | 'scouts_accepted') => weeks.reduce((all, week) => all + week[what], 0)
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">この4週間</h2>
      <LyingBars
        title="応募と、受けてもらえたスカウト"
        unit="件"
        bars={weeks.map((week) => ({ label: `${dateText(week.begins_on, now)}から`, value: week.applications + week.scouts_accepted }))}
        sentence={`応募${sum('applications')}件、スカウトの承諾${sum('scouts_accepted')}件です。`}
      />
      <p className="small">
        <Link to="/online/companies/figures">数字を見る</Link>
      </p>
    </section>
  )
}
