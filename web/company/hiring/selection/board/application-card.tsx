import { Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import type { CandidateTag } from '#contract/hiring/selection/candidate-tags.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { offerLook, offerState } from '#web/hiring/offers/offer-state.ts'
import { daysInStep } from '../days-in-step.ts'
import { boardPath, type Asked } from '../selection-path.ts'
import { SourceText } from '../source-text.tsx'
import { cardName } from './card-name.ts'
import { CardMenu } from './card-menu.tsx'
import { cardSource } from './cards.ts'
import './card.css'

/** From so many days in one step on, the age of a card stands out. */
const LONG = 7
/** A card shows so many tags; the panel has all. */
const TAGS_SHOWN = 2

type ApplicationCardProps = { application: CompanyApplication; asked: Asked; now: Date; own: OwnStep[]; isMovable?: boolean; isMoving?: boolean }

/** One candidate's selection on the board: who, for which job, for how long at this step, who has to act next. */
export function ApplicationCard({ application, asked, now, own, isMovable = true, isMoving = false }: ApplicationCardProps) {
  const { id, candidate, job, source, step, next_meeting_at } = application
  const { acts } = useCompanyAccount()
  const { who, rest } = cardName(candidate.name)
  const mayMove = isMovable && acts.includes('select') && step !== 'end'
  return (
    <li className="card" data-card={mayMove ? id : undefined} aria-busy={isMoving || undefined} aria-current={asked.open === id || undefined}>
      <h3>
        <Link to={boardPath({ ...asked, open: id })} draggable={false} data-open={id} preventScrollReset>
          <bdi>{who}</bdi>
        </Link>{' '}
        {candidate.premium && <PremiumLabel />}
      </h3>
      {asked.job_id === undefined && (
        <p className="small cut">
          <bdi>{job?.position_title ?? 'オープンポジション'}</bdi>
        </p>
      )}
      <p className="card-facts small muted">
        {rest && <bdi className="cut">{rest}</bdi>}
        <span>{application.referred_by ? <SourceText {...cardSource(application)} /> : source === 'scout' ? 'スカウト承諾' : '応募'}</span>
        <Age of={application} now={now} />
      </p>
      <div className="card-foot">
        <Labels of={application} now={now} />
        <Assignee of={application} />
      </div>
      {next_meeting_at && <p className="small upcoming">次は {meetingStart(new Date(next_meeting_at))}</p>}
      {mayMove && <CardMenu card={application} own={own} />}
    </li>
  )
}

type Of = { of: CompanyApplication }

/** For how long somebody has been at their step. */
export function Age({ of, now }: { of: Pick<CompanyApplication, 'step' | 'step_changed_at'>; now: Date }) {
  const days = daysInStep(of, now)
  return (
    <span className={days >= LONG && of.step !== 'end' ? 'age long' : 'age'}>
      <span className="vh">この段階に</span>
      {days === 0 ? '今日' : `${days}日`}
    </span>
  )
}

/** The first tags, and how many more there are. */
export const TagLabels = ({ tags }: { tags: CandidateTag[] }) => (
  <>
    {tags.slice(0, TAGS_SHOWN).map((tag) => (
      <span key={tag.id} className="label tag">
        <bdi>{tag.name}</bdi>
      </span>
    ))}
    {tags.length > TAGS_SHOWN && <span className="label">ほか{tags.length - TAGS_SHOWN}</span>}
  </>
)

/** How many of the scorecards that colleagues were asked for are submitted, while the selection runs. */
export const ScorecardsLabel = ({ of: { scorecards, step } }: { of: Pick<CompanyApplication, 'scorecards' | 'step'> }) =>
  scorecards && step !== 'end' ? (
    <span className={scorecards.submitted === scorecards.asked ? 'label green' : 'label'}>
      評価 {scorecards.submitted}/{scorecards.asked}
    </span>
  ) : null

function Labels({ of, now }: Of & { now: Date }) {
  const { endName } = useSelectionWords()
  const { step, end_reason, notified_at, held_notice, promise, offer, candidate, tags } = of
  return (
    <p className="labels">
      {held_notice && <span className="label warn">通知の送信待ち</span>}
      {promise?.state === 'open' && step !== 'end' && <span className="label">約束：{promise.meeting_type === 'mendan' ? '面談' : '面接'}</span>}
      <ScorecardsLabel of={of} />
      <TagLabels tags={tags} />
      {offer && step !== 'end' && <span className={offerLook(offer)}>オファー：{offerState(offer)}</span>}
      {end_reason && <span className="label">{endName(end_reason)}</span>}
      {step === 'end' ? (
        !notified_at && !held_notice && !candidate.has_left && <span className="label">連絡していません</span>
      ) : (
        <AwaitingReplyLabel thread={of} side="company" now={now} />
      )}
    </p>
  )
}

/** The initial of the colleague who takes care of it; the name is its tooltip, and what a screen reader says. */
export const Assignee = ({ of: { assigned } }: { of: Pick<CompanyApplication, 'assigned'> }) =>
  assigned ? (
    <span className="initial" title={assigned.name}>
      <span aria-hidden="true">{[...assigned.name][0]}</span>
      <span className="vh">
        担当 <bdi>{assigned.name}</bdi>
      </span>
    </span>
  ) : null
