import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LoadedPeople } from '../load/load-candidates.ts'
import { peopleCountText } from '../people-count-text.ts'

type ReadWordsProps = Pick<LoadedPeople, 'readings' | 'undone' | 'left_out' | 'also' | 'without'>

/** What the page made of the typed words: conditions, synonyms and what it left out, each with its way back. */
export function ReadWords({ readings, undone, left_out, also, without }: ReadWordsProps) {
  if (readings.length + undone.length + left_out.length + also.length + without.length === 0) return null
  return (
    <ul className="people-words-read small" aria-label="フリーワードの読み取り">
      {readings.map(({ typed, label, total, to }) => (
        <li key={typed}>
          「<bdi>{typed}</bdi>」を条件「{label}」として読みました <Link to={to}>言葉として検索（{peopleCountText(total)}）</Link>
        </li>
      ))}
      {undone.map(({ typed, label, total, to }) => (
        <li key={typed}>
          「<bdi>{typed}</bdi>」は言葉として検索しています{' '}
          <Link to={to}>
            条件「{label}」に戻す（{peopleCountText(total)}）
          </Link>
        </li>
      ))}
      {left_out.map((typed) => (
        <li key={typed}>
          「<bdi>{typed}</bdi>」は使っていません。候補者の希望年収は、企業には見えないためです。
        </li>
      ))}
      {also.length > 0 && (
        <li>
          {also.map(({ word, to }) => (
            <Fragment key={word}>
              『<bdi>{word}</bdi>』
              <Link to={to} aria-label={`「${word}」を検索語から外す`}>
                外す
              </Link>{' '}
            </Fragment>
          ))}
          も探しました
        </li>
      )}
      {without.map(({ word, to }) => (
        <li key={word}>
          『<bdi>{word}</bdi>』は探していません{' '}
          <Link to={to} aria-label={`「${word}」も探す`}>
            戻す
          </Link>
        </li>
      ))}
    </ul>
  )
}
