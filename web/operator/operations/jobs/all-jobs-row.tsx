import { Link } from 'react-router'
import type { OperatorJobItem } from '#contract/operations/companies/operator-jobs.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { CompanyLabels } from '../companies/company-labels.tsx'
import { jobStateNames } from '../companies/job-state-names.ts'

const DAY = 86_400_000
const [DUE, LEFT] = [30, 45]

/** One job of any company; the box is there where something can be done to several. */
export function AllJobsRow({ job, now, isTickable }: { job: OperatorJobItem; now: string; isTickable: boolean }) {
  const { id, position_title, state, company, confirmed_at, asked_at, is_taken_down, updated_at } = job
  const days = confirmed_at ? Math.floor((Date.parse(now) - Date.parse(confirmed_at)) / DAY) : 0
  const isPublic = state === 'published'
  const isClosable = isPublic || state === 'paused'
  return (
    <tr>
      <td className="tick" data-label={isTickable && isClosable ? '選ぶ' : undefined}>
        {isTickable && isClosable && <input type="checkbox" name="ids" value={id} aria-label={`${isolated(position_title)}を選ぶ`} />}
      </td>
      <th scope="row" data-label="求人">
        <Link dir="auto" to={`/operator/job_offers/review?id=${id}`}>
          {position_title}
        </Link>
      </th>
      <td data-label="企業">
        <span>
          {' '}
          <Link to={`/operator/companies/detail?id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>{' '}
          {(company.state !== 'active' || company.end_of_contract) && <CompanyLabels {...company} is_demo={false} />}
        </span>
      </td>
      <td className="nw" data-label="状態">
        <span>
          {' '}
          <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[state]}</span>
          {is_taken_down && <span className="label alert">運営が停止</span>}
        </span>
      </td>
      <td data-label="確認">
        <span>
          {' '}
          {confirmed_at && isClosable ? <ExactTime at={confirmed_at} /> : '—'}{' '}
          {isPublic && days >= DUE && <span className="label warn">{days >= LEFT ? '掲載切れ' : `あと${LEFT - days}日で外れる`}</span>}
        </span>
      </td>
      <td data-label="確認を求めた日時">{asked_at ? <ExactTime at={asked_at} /> : '—'}</td>
      <td data-label="更新">
        <ExactTime at={updated_at} />
      </td>
    </tr>
  )
}
