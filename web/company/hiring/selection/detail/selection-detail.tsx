import { type Ref, useState } from 'react'
import { href, Link } from 'react-router'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { TeamPanel } from '#web/company/conversations/team-panel.tsx'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ScorecardSection } from '../../scorecards/scorecard-section.tsx'
import { CardMenu } from '../board/card-menu.tsx'
import { cardSource } from '../board/cards.ts'
import { ApplicantPanel } from '../applicant/applicant-panel.tsx'
import { CompanyMeetings } from '../company-meetings.tsx'
import { HistoryList } from '../history-list.tsx'
import { HeldNotice } from '../notices/held-notice.tsx'
import { StepMovedToast } from '../notices/step-moved-toast.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { PromisePanel } from '../promise/promise-panel.tsx'
import { asksForReason, ReasonForm } from '../promise/reason-form.tsx'
import { ProposeForm } from '../propose-form.tsx'
import { LentMeetings } from '../outside/meetings/outside-meetings.tsx'
import { SELECTION_PATH } from '../selection-path.ts'
import { SourceText } from '../source-text.tsx'
import { columnOf } from '../steps/own-steps.ts'
import { TagsSection } from '../tags/tags-section.tsx'
import { EndForm, StepForm } from '../step-forms.tsx'
import { SelectionJump } from './selection-jump.tsx'
import type { LoadedSelection } from './load-selection.ts'

type SelectionDetailProps = {
  selection: LoadedSelection
  /** What the page's last form was answered, if it was one of these. */
  result: FormResult | undefined
  /** Where one gets to who gives up an act that the site asks about. */
  back: string
  /** Its own page has it as the title of all; the panel stands below the title of the board. */
  title?: 'h1' | 'h2'
  /** Whether the page moves cards. */
  hasMenu?: boolean
  titleRef?: Ref<HTMLHeadingElement>
}

/** One selection: who it is, what was said and agreed, and everything that a recruiter does about it. */
export function SelectionDetail({
  selection: { application, applicant, history, meetings, outside_meetings, team, reasons, scorecards, interviewers, taken, tags, own_steps: own, ...loaded },
  result,
  back,
  title: Title = 'h1',
  hasMenu = false,
  titleRef: title,
}: SelectionDetailProps) {
  const { label } = useSelectionWords()
  const { candidate, job, step, step_id, source, applied_at, notified_at, shown_step, held_notice } = application
  const now = new Date(loaded.now)
  const { acts } = useCompanyAccount()
  const refused = asksForReason(result)
  const [latest, before] = history
  const isMoved = result?.saved && result.form === 'step' && latest && before && stepKey(latest) !== stepKey(before)
  // After each success the page has a new form, closed and empty.
  const [proposals, setProposals] = useState(0)
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    if (result?.saved && result.form === 'propose') setProposals(proposals + 1)
  }
  const kits = scorecards.sheets.flatMap(({ kit, is_kit_archived }) => (is_kit_archived ? [] : [kit]))
  return (
    <div className="stack one-selection">
      <header>
        <Title ref={title} tabIndex={-1}>
          <bdi>{candidate.name}</bdi> {candidate.premium && <PremiumLabel />}
        </Title>
        <p>
          {job ? (
            <Link to={`${href('/online/companies/job_offers/edit')}?id=${job.id}`}>
              <bdi>{job.position_title}</bdi>
            </Link>
          ) : (
            'オープンポジション'
          )}
        </p>
        <p className="small muted">
          {dateText(applied_at, now)}に{source === 'scout' ? 'スカウトを受けました' : '応募がありました'}
          ・経路：
          <SourceText {...cardSource(application)} />
          {notified_at && `・${dateText(notified_at, now)}に結果を伝えました`}
          {application.decline_reason && (
            <>
              ・社内の理由：<bdi>{application.decline_reason}</bdi>
            </>
          )}
        </p>
        <p className="row labels">
          <span className={step === 'offer' ? 'label green' : 'label'}>
            <bdi>{application.step_name ?? label(application)}</bdi>
          </span>
          {step !== 'end' && <AwaitingReplyLabel thread={application} side="company" now={now} />}
        </p>
        {!candidate.has_left && <TagsSection tags={application.tags} all={tags} mayTag={acts.includes('select')} result={result} />}
        <div className="row">
          {hasMenu && acts.includes('select') && step !== 'end' && <CardMenu card={application} own={own} />}
          {!candidate.has_left && (
            <Link className="button small" data-key="r" to={`${href('/online/companies/messages/detail')}?candidate_id=${candidate.id}`}>
              メッセージ
            </Link>
          )}
        </div>
        {acts.includes('write_messages') && step !== 'end' && application.is_step_told && shown_step !== step && !held_notice && (
          <p>
            <Link className="button small" to={`${SELECTION_PATH}/notice?id=${application.id}`}>
              候補者に通知する
            </Link>
          </p>
        )}
      </header>
      {!candidate.has_left && (
        <SelectionJump
          parts={[
            ['applicant', 'プロフィール', true],
            ['last-messages', 'メッセージ', true],
            ['scorecards', '評価', true],
            ['meetings', '面談・面接', meetings.length > 0],
            ['offer', 'オファー', acts.includes('select') && (application.offer !== null || step !== 'end')],
            ['team', '社内', true],
            ['history', '履歴', true],
          ]}
        />
      )}
      <StepMovedToast
        sentence={isMoved ? result.sentence : undefined}
        move={
          isMoved && step !== 'end'
            ? { id: application.id, step, step_id, from: columnOf(before, own), isTold: application.is_step_told, promise: application.promise }
            : undefined
        }
      />
      {!isMoved && result?.form !== 'team' && <DoneNote result={result} />}
      {refused ? <ReasonForm refused={refused} back={back} name={candidate.name} own={own} /> : result?.form !== 'team' && <FormRefusal result={result} />}
      <PromisePanel application={application} />
      <HeldNotice application={application} before={before} own={own} />
      <ApplicantPanel application={application} applicant={applicant} now={now} mayAsk={acts.includes('write_messages')} />
      <ScorecardSection {...{ scorecards, result, now }} candidateKey={application.id} isClosed={candidate.has_left} />
      {meetings.length > 0 && <CompanyMeetings {...{ meetings, now, interviewers, kits, result }} />}
      {outside_meetings.length > 0 && <LentMeetings meetings={outside_meetings} now={now} />}
      {acts.includes('select') && <OfferPanel application={application} />}
      {acts.includes('write_messages') && !candidate.has_left && step !== 'end' && (
        <ProposeForm
          key={proposals}
          applicationId={application.id}
          clientId={proposals === 0 ? loaded.clientId : undefined}
          {...{ result, interviewers, taken, kits }}
        />
      )}
      {acts.includes('select') && <StepForm {...{ step, step_id, result, own }} />}
      {acts.includes('select') && !candidate.has_left && step !== 'end' && <EndForm applicationId={application.id} {...{ step, step_id, result, reasons }} />}
      <TeamPanel {...{ team, now, result }} candidate_id={candidate.id} mayAssign={acts.includes('assign')} mayComment={acts.includes('comment')} />
      <HistoryList history={history} now={now} />
    </div>
  )
}
