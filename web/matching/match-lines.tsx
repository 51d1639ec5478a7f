import { href, Link } from 'react-router'
import type { MatchLine } from '#contract/matching/matching.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownMatch } from './match-lines-of.ts'
import { ruleLabels } from './rule-labels.ts'
import './match-lines.css'

const icons = { fits: 'yes', unknown: 'unknown', differs: 'no' } as const
const words = { fits: '合う', unknown: '不明', differs: '合わない' }

/** A job compared with the candidate's wishes: icon, word, field and the value it rests on. No page shows a score or a percentage. */
export function MatchLines({ match: { lines, more } }: { match: ShownMatch }) {
  return (
    <>
      <ul className="match">
        {lines.map((line) => (
          <li key={line.rule} className={line.result}>
            <Icon name={icons[line.result]} />
            <b>{words[line.result]}</b>
            <span>
              {ruleLabels[line.rule]}
              <span className="muted">
                ：<Basis line={line} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more.length > 0 && <p className="match-more small muted">ほかに、{more.map(({ result, count }) => `${words[result]} ${count}件`).join('、')}</p>}
    </>
  )
}

function Basis({ line: { result, value, wished } }: { line: MatchLine }) {
  if (wished === null) {
    return (
      <>
        {value}。<Link to={`${href('/profile')}?edit=availabilities`}>入力する</Link>
      </>
    )
  }
  return result === 'differs' ? `${value}（希望は${wished}）` : value
}
