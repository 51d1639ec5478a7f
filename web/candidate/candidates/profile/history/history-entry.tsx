import { Link } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { periodOf } from './period-of.ts'

type HistoryEntryProps = {
  experience: WorkExperience
  today: { year: number; month: number }
  employmentType?: string
  isAllowed: boolean
  isFirst: boolean
  isLast: boolean
}

export function HistoryEntry({ experience, today, employmentType, isAllowed, isFirst, isLast }: HistoryEntryProps) {
  const { user_work_experience_id: id, organization_name: name, department_position, work_summary } = experience
  return (
    <li className="job-h">
      <div className="row between">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {isAllowed ? (
          <Link className="label" to="/settings/privacy">
            <Icon name="eye" />
            この会社に見せています
          </Link>
        ) : (
          <span className="label">
            <Icon name="lock" />
            この会社をブロック中
          </span>
        )}
      </div>
      <p className="small muted">{[periodOf(experience, today), employmentType, department_position].filter(Boolean).join('・')}</p>
      {work_summary ? <p className="work-summary">{work_summary}</p> : <p className="small muted">仕事の内容は、まだありません。</p>}
      <div className="row acts">
        <Link className="button bare small" to={`/profile/work_experience?id=${id}`} aria-label={`${isolated(name)}を編集する`}>
          編集する
        </Link>
        {!isFirst && <Act value={`up:${id}`} label={`${name}を上へ`} text="上へ" />}
        {!isLast && <Act value={`down:${id}`} label={`${name}を下へ`} text="下へ" />}
        <Act value={`remove:${id}`} label={`${name}を削除する`} text="削除する" />
      </div>
    </li>
  )
}

const Act = ({ value, label, text }: { value: string; label: string; text: string }) => (
  <button type="submit" name="intent" value={value} className="button bare small" aria-label={label}>
    {text}
  </button>
)
