import { href, Link } from 'react-router'
import { MatchLines } from './match-lines.tsx'
import type { ShownMatch } from './match-lines-of.ts'

/** Stands before the posting and answers what the candidate would otherwise look for in it. */
export function MatchSection({ match }: { match: ShownMatch }) {
  return (
    <section className="section">
      <h2>あなたに合うところ、合わないところ</h2>
      <div className="panel">
        <MatchLines match={match} />
      </div>
      <p className="small as-of">
        <Link to={href('/profile/matching')}>何を重く見るかを変える</Link>　<Link to={`${href('/about/metrics')}#matching`}>算出方法</Link>
      </p>
    </section>
  )
}
