import { Link } from 'react-router'
import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { SourceText } from '../source-text.tsx'
import { boardPath, type Asked } from '../selection-path.ts'
import { Age, Assignee, ScorecardsLabel, TagLabels } from './application-card.tsx'
import { CardMenu } from './card-menu.tsx'
import { cardKey, isWaiting } from './cards.ts'
import './card.css'

type OutsideBoardCardProps = { card: OutsideCard; asked: Asked; now: Date; own: OwnStep[]; isMovable: boolean; isMoving: boolean }

/** Somebody from outside in a column of the board: who, for which job, how they came. They have no conversation on the site. */
export function OutsideBoardCard({ card, asked, now, own, isMovable, isMoving }: OutsideBoardCardProps) {
  const { endName } = useSelectionWords()
  const { acts } = useCompanyAccount()
  const key = cardKey(card)
  const mayMove = isMovable && !isWaiting(card) && acts.includes('select') && card.step !== 'end'
  return (
    <li className="card" data-card={mayMove ? key : undefined} aria-busy={isMoving || undefined} aria-current={asked.open === key || undefined}>
      <h3>
        <Link to={boardPath({ ...asked, open: key })} draggable={false} data-open={key} preventScrollReset>
          <bdi>{card.name}</bdi>
        </Link>
      </h3>
      {asked.job_id === undefined && <p className="small cut">{card.job ? <bdi>{card.job.position_title}</bdi> : '求人は未定'}</p>}
      <p className="card-facts small muted">
        <span className="cut">
          <SourceText {...card} />
        </span>
        <Age of={card} now={now} />
      </p>
      {card.next_meeting_at && <p className="small upcoming">次は {meetingStart(new Date(card.next_meeting_at))}</p>}
      <div className="card-foot">
        <p className="labels">
          <span className="label">社外から</span>
          {card.answer_due_at && <span className="label warn">同意待ち・{dateText(card.answer_due_at, now)}まで</span>}
          {card.has_file && <span className="label">履歴書あり</span>}
          <ScorecardsLabel of={card} />
          <TagLabels tags={card.tags} />
          {card.end_reason && <span className="label">{endName(card.end_reason)}</span>}
        </p>
        <Assignee of={card} />
      </div>
      {mayMove && <CardMenu card={card} own={own} />}
    </li>
  )
}
