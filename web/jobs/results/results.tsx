import { useRef } from 'react'
import { href, Link, useLocation, useNavigation } from 'react-router'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { readyPart } from '#web/ui/ready-part.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { JobCards } from '../card/job-cards.tsx'
import { ReadingSpace } from '../reading/reading-space.tsx'
import type { LoadedSearch } from '../search/load-search.ts'
import './near-line.css'
import './open-positions.css'
import './results.css'
import { grouped } from '#web/ui/text/grouped.ts'

/** Static grey placeholders of the size of cards, for a list that takes longer than a moment. */
const JobBones = () => (
  <div className="jobs" aria-hidden="true">
    {[1, 2, 3, 4].map((one) => (
      <div key={one} className="job bones">
        <div className="job-co">
          <span className="mark sm" />
          <span className="bone w-30" />
        </div>
        <span className="bone tall w-86" />
        <span className="bone w-58" />
      </div>
    ))}
  </div>
)

// Loaded only where a search found some, and for a visitor who chose くわしく.
const NearLine = readyPart(() => import('./near-line.tsx'))
const OpenPositions = readyPart(() => import('./open-positions.tsx'))
const FullJobCards = readyPart(() => import('../full-card/full-job-cards.tsx'))

type ResultsProps = Pick<LoadedSearch, 'total' | 'page' | 'pages' | 'base' | 'cards' | 'full' | 'near' | 'ways' | 'allAsWords' | 'feed' | 'openPositions'>

/** The jobs of a search, or why there are none. */
export function Results(results: ResultsProps) {
  const { total, page, pages, base, feed } = results
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isSlow = useSlow(location?.pathname === pathname)
  const to = (number: number) => pagePath(base, number)
  const list = useRef<HTMLDivElement>(null)
  // くわしく says most of what the pane would.
  const hasPane = results.cards.length > 0 && !results.full
  return (
    <div className={hasPane ? 'read' : undefined}>
      <div ref={list}>
        {isSlow ? <JobBones /> : <Found {...results} to={to} />}
        {page <= pages && <Pager page={page} pages={pages} to={to} />}
        {results.openPositions.length > 0 && <OpenPositions openPositions={results.openPositions} />}
        <p className="results-foot">
          {total > 0 && <Link to={href('/about/ranking')}>表示順位の決め方</Link>}
          <a href={feed}>この条件の新着をフィードで受け取る</a>
        </p>
      </div>
      {hasPane && <ReadingSpace cards={results.cards} list={list} />}
    </div>
  )
}

function Found({ total, pages, cards, full, near, ways, allAsWords, to }: ResultsProps & { to: (page: number) => string }) {
  const line = near && { before: near.from, text: <NearLine near={near} ways={ways} allAsWords={allAsWords} /> }
  if (cards.length) return full ? <FullJobCards cards={full} marks={cards} line={line} /> : <JobCards cards={cards} line={line} />
  return total ? <BeyondLastPage pages={pages} to={to} /> : <NothingFound ways={ways} allAsWords={allAsWords} />
}

type Way = { label: string; more: number; to: string }

/** Says that there are none, and offers the changes that find most. */
function NothingFound({ ways, allAsWords }: { ways: Way[]; allAsWords: LoadedSearch['allAsWords'] }) {
  return (
    <div className="blank">
      <SeedDrawing />
      <h2>条件に合う求人は、まだありません</h2>
      {allAsWords && (
        <p className="phrase">
          {allAsWords.typed}を条件として読んだ結果です。
          <Link to={allAsWords.to}>言葉のまま探すと{grouped(allAsWords.total)}件あります</Link>
        </p>
      )}
      <p className="phrase muted">{ways.length ? '条件をひとつ外すと、見つかります。' : '条件を変えて、もう一度さがしてください。'}</p>
      {ways.length > 0 && (
        <ul className="chips">
          {ways.map(({ label, more, to }) => (
            <li key={label}>
              <Link className="chip plain" to={to}>
                {label}を外す <b>+{grouped(more)}件</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="button small" to={href('/job_offer/search')}>
        すべての求人を見る
      </Link>
    </div>
  )
}

function BeyondLastPage({ pages, to }: { pages: number; to: (page: number) => string }) {
  return (
    <div className="blank">
      <SeedDrawing />
      <h2>このページに求人はありません</h2>
      <p className="phrase muted">求人は{grouped(pages)}ページ目までです。</p>
      <div className="row">
        <Link className="button small" to={to(1)}>
          最初のページを見る
        </Link>
        <Link className="button small" to={to(pages)}>
          最後のページを見る
        </Link>
      </div>
    </div>
  )
}
