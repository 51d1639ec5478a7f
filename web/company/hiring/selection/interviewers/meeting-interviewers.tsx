import { Fragment } from 'react'
import { href, Link } from 'react-router'
import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

type Props = {
  /** The id of an application, or the key of somebody from outside. */
  scorecardOf: string | null
  of: Pick<CompanyMeeting, 'interviewers' | 'kit' | 'has_passed'>
}

/** Who meets the candidate; afterwards the way to the scorecard of those who do. */
export function MeetingInterviewers({ scorecardOf, of: { interviewers, kit, has_passed } }: Props) {
  const { id: own } = useCompanyAccount()
  if (interviewers.length === 0) return null
  return (
    <div className="small">
      <p>
        面接担当：
        {interviewers.map((member, at) => (
          <Fragment key={member.id}>
            {at > 0 && '、'}
            <bdi>{member.name}</bdi>
          </Fragment>
        ))}
      </p>
      {kit && (
        <p>
          {has_passed && scorecardOf && interviewers.some(({ id }) => id === own) ? (
            <Link to={`${href('/online/companies/selection/scorecard')}?id=${scorecardOf}&kit=${kit.id}`}>
              評価を書く（<bdi>{kit.name}</bdi>）
            </Link>
          ) : (
            <>
              評価：<bdi>{kit.name}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  )
}
