import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { RowBox } from '#web/work/table/choice/row-box.tsx'
import { candidatePath } from '../candidates-path.ts'
import type { LoadedPerson } from '../load/load-candidates.ts'
import { PEOPLE_FORM } from './people-bar.tsx'
import './candidate-row.css'

/** As the style sheet says: from this width on a profile opens beside the list. */
const WIDE = '(min-width: 1100px)'
const icons = { fits: 'yes', unknown: 'unknown', differs: 'no' } as const
const words = { fits: '合う', unknown: '不明', differs: '合わない' }

type CandidateRowProps = { row: LoadedPerson; isOpened: boolean; isLooked: boolean; onLook: () => void }

/** A candidate in three lines. The link leads to their page; where there is room, it opens them beside the list. */
export function CandidateRow({ row: { person, lines, counts, found, lists, tags, active, to }, isOpened, isLooked, onLook }: CandidateRowProps) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !matchMedia(WIDE).matches) return
    event.preventDefault()
    void navigate(to, { preventScrollReset: true, replace: isOpened })
  }
  return (
    <li className={isOpened ? 'person opened' : isLooked ? 'person looked' : 'person'}>
      <h2>
        <Link to={candidatePath(person.id)} onClick={onClick} onFocus={onLook} aria-current={isOpened ? 'page' : undefined}>
          <bdi>{person.job_history_name ? <Highlight text={person.job_history_name} hits={person.hits.job_history_name} /> : '（見出し未入力）'}</bdi>
        </Link>
      </h2>
      <span className="active small muted">{active}</span>
      <span className="tick">
        <RowBox form={PEOPLE_FORM} id={person.id} label={isolated(person.job_history_name || '（見出し未入力）')} isChosen={false} isDisabled={false} />
      </span>
      <p className="cut second">{found ? <Highlight {...found} /> : lines.second || person.excerpt}</p>
      <div className="third">
        {counts ? (
          <ul className="match-counts" aria-label="求人との適合">
            {counts.map(({ result, count }) => (
              <li key={result} className={result}>
                <Icon name={icons[result]} />
                {words[result]} {count}
              </li>
            ))}
          </ul>
        ) : (
          <span className="cut second">{lines.wishes}</span>
        )}
        <span className="marks">
          {person.premium && <PremiumLabel />}
          {lists.map(({ id, name: label }) => (
            <span className="label" key={id}>
              <bdi>{label}</bdi>
            </span>
          ))}
          {tags.map(({ id, name: label }) => (
            <span className="label" key={id}>
              <span className="vh">タグ：</span>
              <bdi>{label}</bdi>
            </span>
          ))}
          {person.is_favorited && <span className="label">「気になる」送信済み</span>}
          {person.scouted_at && <span className="label">スカウト済み</span>}
        </span>
      </div>
    </li>
  )
}
