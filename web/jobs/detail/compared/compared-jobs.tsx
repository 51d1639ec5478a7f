import { href, Link } from 'react-router'
import { JobCards } from '../../card/job-cards.tsx'
import type { ComparedJob } from './load-comparison.ts'
import './compared.css'

/** Jobs of other companies that have most in common with this one, each with what that is. */
export const SimilarJobs = ({ similar, list }: Pick<ComparedJob, 'similar' | 'list'>) =>
  similar.length > 0 && (
    <section className="section">
      <h2>ほかの会社の近い求人</h2>
      <JobCards cards={similar} heading="h3" actions={false} />
      <p className="small open-position">
        <Link to={list.to}>
          <bdi>{list.name}</bdi>をすべて見る
        </Link>
      </p>
    </section>
  )

/** What the occupation pays, and this job's band on it. The sentence says the same. */
export const PayBand = ({ market }: { market: NonNullable<ComparedJob['market']> }) => {
  const { from, to, low, median, high, min, max } = market.at
  return (
    <section className="section">
      <h2>同じ職種の年収</h2>
      <p>{market.sentence}</p>
      <div className="market" aria-hidden="true">
        <span className="market-half" style={{ left: `${low}%`, width: `${high - low}%` }} />
        <span className="market-mine" style={{ left: `${min}%`, width: `${Math.max(max - min, 1)}%` }} />
        <span className="market-median" style={{ left: `${median}%` }} />
        <p>
          <span>{from}万円</span>
          <span>{to}万円</span>
        </p>
      </div>
      <ul className="market-key" aria-hidden="true">
        <li className="mine">この求人</li>
        <li className="half">半分の求人</li>
        <li className="median">中央値</li>
      </ul>
      <p className="small muted">
        公開中の求人に書かれた年収の幅の中央で数えています。<Link to={`${href('/about/metrics')}#lists`}>算出方法</Link>
      </p>
    </section>
  )
}
