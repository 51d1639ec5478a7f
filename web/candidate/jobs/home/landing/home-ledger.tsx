import { Link } from 'react-router'
import type { CountedLink } from './load-landing.ts'

type HomeLedgerProps = { date: string; jobs: number; companies: number; quick: CountedLink[] }

/** Under the ground line: what there is today, counted. */
export function HomeLedger({ date, jobs, companies, quick }: HomeLedgerProps) {
  const figures = [
    { name: '公開中の求人', count: jobs, unit: '件' },
    { name: '掲載中の企業', count: companies, unit: '社' },
    ...quick.slice(0, 2).map(({ name, count }) => ({ name: `${name}の求人`, count, unit: '件' })),
  ]
  return (
    <section className="ground" aria-label="今日の実績">
      <div className="wrap">
        <dl className="ledger">
          {figures.map(({ name, count, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {count.toLocaleString('ja-JP')}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small muted ledger-note">
          {date}現在。45日以内に確認した求人だけを数えています。<Link to="/about/metrics">算出方法</Link>
        </p>
      </div>
    </section>
  )
}
