import { Link } from 'react-router'
import type { LoadedSearch } from '../search/load-search.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import './near-line.css'

type NearLineProps = Pick<LoadedSearch, 'ways' | 'allAsWords'> & { near: NonNullable<LoadedSearch['near']> }

/** Says of the jobs below it that they answer only a part of what was typed, and which part they may lack. */
export default function NearLine({ near: { from, without, instead }, ways, allAsWords }: NearLineProps) {
  return (
    <div className="near-line">
      {from === 0 && <h2>入力した内容のすべてに合う求人は、まだありません</h2>}
      {allAsWords && (
        <p>
          {allAsWords.typed}を条件として読んだ結果です。
          <Link to={allAsWords.to}>言葉のまま探すと{grouped(allAsWords.total)}件あります</Link>
        </p>
      )}
      {instead.map(({ typed, word }) => (
        <p key={typed}>
          「<bdi>{typed}</bdi>」は求人に見つからないため、「<bdi>{word}</bdi>」でさがしました。
        </p>
      ))}
      {without.length > 0 && (
        <p>
          {from === 0 ? '次の求人は、' : 'ここからの求人は、'}
          {without.map((typed) => (
            <span key={typed}>
              「<bdi>{typed}</bdi>」
            </span>
          ))}
          {without.length > 1 ? 'のどれかに合いません。' : 'に合わないか、書いていない求人です。'}
        </p>
      )}
      {from === 0 && ways.length > 0 && (
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
    </div>
  )
}
