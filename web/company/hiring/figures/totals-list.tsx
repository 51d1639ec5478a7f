import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'

const names = {
  company_views: '企業ページの閲覧',
  job_views: '求人の閲覧',
  signed_in_views: '閲覧のうちログイン中',
  favorites: '気になる',
  applications: '応募',
  scouts_sent: '送ったスカウト',
  scouts_accepted: '受けてもらえたスカウト',
  scouts_refused: '断られたスカウト',
} as const

/** The totals of the period. Hides counts of few people. */
export const TotalsList = ({ totals }: { totals: Analytics['totals'] }) => (
  <dl className="totals">
    {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
      <div key={name}>
        <dt>{names[name]}</dt>
        <dd>{totals[name] === null ? <small>5未満</small> : totals[name].toLocaleString('ja-JP')}</dd>
      </div>
    ))}
  </dl>
)
