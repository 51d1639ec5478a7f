import { Fragment } from 'react'
import { Link } from 'react-router'
import type { CompanyConversation } from '#contract/conversations/threads.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { levelText } from '#web/candidates/visibility/level-text.ts'
import { candidatePath } from '#web/company/candidates/candidates-path.ts'
import type { LoadedWishes } from '#web/company/candidates/wishes/load-wishes.ts'
import { WishesAndFit } from '#web/company/candidates/wishes/wishes-and-fit.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Assignment, Guests, Selections } from '../team-panel.tsx'
import '../team-panel.css'

type ConversationContextProps = {
  talk: CompanyConversation
  team: Team
  wishes: LoadedWishes | null
  maySeeProfile: boolean
  mayAssign: boolean
}

/** Beside a conversation: who it is with, their selections, the next meeting, what they wish, and who of the team takes care of it and reads it. */
export const ConversationContext = ({ talk, team, wishes, maySeeProfile, mayAssign }: ConversationContextProps) => {
  const { candidate } = talk
  return (
    <aside className="aside team" aria-label="候補者の情報">
      <section>
        <h2>
          <bdi>{candidate.name}</bdi>
        </h2>
        <p className="small muted">公開の範囲：{levelText[talk.reveal]}</p>
        {talk.has_profile && maySeeProfile && (
          <Link className="button small" to={candidatePath(candidate.id)} data-act="">
            <Icon name="person" />
            プロフィール
          </Link>
        )}
      </section>
      {team.applications.length > 0 && <Selections team={team} />}
      {team.next_meeting && <NextMeeting meeting={team.next_meeting} />}
      {mayAssign && <Assignment team={team} candidate_id={candidate.id} />}
      {talk.has_profile && maySeeProfile && <WishesAndFit wishes={wishes} />}
      <Readers team={team} />
      {mayAssign && <Guests team={team} candidate_id={candidate.id} />}
    </aside>
  )
}

function NextMeeting({ meeting: { starts_at, meeting_type, interviewers, ...times } }: { meeting: NonNullable<Team['next_meeting']> }) {
  return (
    <section>
      <h2>次の予定</h2>
      {starts_at && (
        <p>
          <Icon name="calendar" /> <MeetingMoment at={starts_at} {...times} />
        </p>
      )}
      <p className="small muted">
        {meetingTypes[meeting_type]}
        {interviewers.map(({ id, name }) => (
          <Fragment key={id}>
            ・<bdi>{name}</bdi>
          </Fragment>
        ))}
      </p>
    </section>
  )
}

function Readers({ team: { members } }: { team: Team }) {
  const readers = members.filter(({ is_reader }) => is_reader)
  return (
    <section>
      <h2>閲覧できるメンバー</h2>
      <p className="small">
        {readers.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && '、'}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </p>
    </section>
  )
}
