import { Link } from 'react-router'
import { grouped } from '#web/ui/text/grouped.ts'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import type { WordsSearched } from '../search/words/words-searched.ts'
import './words-line.css'

type WordsLineProps = WordsSearched & { why: { isShown: boolean; to: string } | null }

/** Says which other words were looked for, and offers the one that was perhaps meant. */
export default function WordsLine({ wishes, also, left, meant, why }: WordsLineProps) {
  if (wishes.length + also.length + left.length + meant.length === 0 && !why) return null
  return (
    <div className="words-line">
      {meant.map(({ word, total, to }) => (
        <p key={word}>
          <Link className="chip plain" to={to}>
            <span>
              「<bdi>{word}</bdi>」でさがす
            </span>
            <b>{grouped(total)}件</b>
          </Link>
        </p>
      ))}
      {wishes.map(({ typed, words, to }) => (
        <p key={typed}>
          「<bdi>{typed}</bdi>」は、
          {words.map((word) => (
            <span key={word}>
              『<bdi>{word}</bdi>』
            </span>
          ))}
          で探しました{' '}
          <Link to={to} preventScrollReset data-stays>
            そのまま探す
          </Link>
        </p>
      ))}
      {also.length > 0 && (
        <p>
          {also.map(({ word, to }) => (
            <span className="searched-word" key={word}>
              『<bdi>{word}</bdi>』
              <Link to={to} preventScrollReset data-stays aria-label={`「${word}」を検索語から外す`}>
                外す
              </Link>
            </span>
          ))}
          も探しました
        </p>
      )}
      {left.map(({ word, to }) => (
        <p key={word}>
          <input type="hidden" name="without_synonyms" value={word} form={SEARCH_FORM} />『<bdi>{word}</bdi>』は探していません{' '}
          <Link to={to} preventScrollReset data-stays aria-label={`「${word}」も探す`}>
            戻す
          </Link>
        </p>
      ))}
      {why && (
        <p>
          <Link to={why.to} preventScrollReset data-stays rel="nofollow">
            {why.isShown ? '見つかった場所をしまう' : 'なぜこの結果か'}
          </Link>
        </p>
      )}
    </div>
  )
}
