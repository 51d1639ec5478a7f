import { type ReactNode, type Ref, useState } from 'react'
import type { OutsideCandidate, OutsideEvent } from '#contract/hiring/outside/outside-candidates.ts'
import { LONGEST_NOTE } from '#contract/hiring/outside/outside-names.ts'
import type { Api } from '#contract/index.ts'
import { longDateText, momentText } from '#contract/platform/time/japan-time.ts'
import { AssigneeSelect } from '#web/company/conversations/assignee-select.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { keyOfOutside } from '../../outside-key.ts'
import { ScorecardSection } from '../../scorecards/scorecard-section.tsx'
import { TagsSection } from '../tags/tags-section.tsx'
import { SourceText } from '../source-text.tsx'
import { OutsideFileSection } from './outside-file-section.tsx'
import { OutsideMeetings } from './meetings/outside-meetings.tsx'
import { SameAs } from './same-as.tsx'
import { StepForm } from './step-form.tsx'
import { OUTSIDE_NOTE } from './outside-path.ts'
import '#web/company/companies/settings/company-settings.css'
import '#web/jobs/detail/terms/terms.css'
import { MentioningField } from '#web/work/mentions/mentioning-field.tsx'
import './outside.css'

const NOTE = 'note'

/** One of them, as their own page and the panel beside the board show them; null where they are gone. */
export async function loadOutside({ company_users }: Api, id: string) {
  const [shown, { tags }, scorecards, met] = await Promise.all([
    company_users.outside_candidates.show({ id }).catch((error: unknown) => nullIfRefused(error, gone)),
    company_users.candidate_tags.list(),
    // Before everybody behind the entry has agreed, nothing is written about them.
    company_users.outside_scorecards.list({ id }).catch((error: unknown) => nullIfRefused(error, [...gone, 'OUTSIDE_UNREADABLE'])),
    company_users.outside_meetings.list({ id }).catch((error: unknown) => nullIfRefused(error, [...gone, 'OUTSIDE_UNREADABLE'])),
  ])
  return shown && { ...shown, tags, scorecards, meetings: met?.meetings ?? null, now: new Date().toISOString() }
}

const gone = ['NOT_FOUND', 'INPUT_INVALID']

function nullIfRefused(error: unknown, codes: string[]) {
  if (!codes.includes(refusalOf(error)?.code ?? '')) throw error
  return null
}

type LoadedOutside = NonNullable<Awaited<ReturnType<typeof loadOutside>>>

type OutsideDetailProps = {
  shown: LoadedOutside
  result: FormResult | undefined
  /** What was done on the page before. */
  done?: string | undefined
  /** Its own page has it as the title of all; the panel stands below the title of the board. */
  title?: 'h1' | 'h2'
  titleRef?: Ref<HTMLHeadingElement>
}

/** Somebody from outside: how to reach them, what they agreed to, where they stand, and what happened. */
export function OutsideDetail({
  shown: { candidate, events, own_steps, assignees, tags, scorecards, meetings, now },
  result,
  done,
  title: Title = 'h1',
  titleRef,
}: OutsideDetailProps) {
  const isWaiting = candidate.consented_at === null
  const { acts } = useCompanyAccount()
  // After each saved note the form is a new one, and not when a colleague writes one.
  const [notes, setNotes] = useState(0)
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    if (result?.saved && result.form === NOTE) setNotes(notes + 1)
  }
  return (
    <>
      <header className="row">
        <Title ref={titleRef} tabIndex={-1}>
          <bdi>{candidate.name}</bdi>
        </Title>
        <span className="label">社外から</span>
      </header>
      <p className="hint">{OUTSIDE_NOTE}</p>
      <FormAnswer result={result} done={done} />
      {isWaiting && <p className="note">本人の同意を待っています。{longDateText(candidate.answer_due_at)}までに答えがないときは、すべて削除されます。</p>}
      {!isWaiting && <TagsSection tags={candidate.tags} all={tags} mayTag result={result} />}
      {acts.includes('assign') && (
        <div className="outside-assignee">
          <AssigneeSelect assigned={candidate.assigned} members={assignees} hidden={{ outside_id: candidate.id }} />
        </div>
      )}
      <Facts candidate={candidate} />
      <SameAs candidate={candidate} />
      {!isWaiting && <StepForm key={candidate.moved_at} candidate={candidate} own={own_steps} />}
      {meetings && <OutsideMeetings candidate={candidate} meetings={meetings} now={new Date(now)} />}
      {scorecards && <ScorecardSection {...{ scorecards, result }} candidateKey={keyOfOutside(candidate.id)} isClosed={false} now={new Date(now)} />}
      {!isWaiting && <OutsideFileSection candidate={candidate} />}
      {!isWaiting && <NoteForm key={notes} result={result} members={assignees} />}
      <History events={events} now={now} />
      <details>
        <summary>この候補者を削除</summary>
        <PageForm>
          <p className="hint">氏名、連絡先、履歴書、メモ、面接の予定を、すぐに削除します。戻せません。本人のリンクも使えなくなり、メールは送りません。</p>
          <SubmitButton intent="remove" look="danger">
            削除
          </SubmitButton>
        </PageForm>
      </details>
    </>
  )
}

function Facts({
  candidate: { email, phone_number, job, source, added_by, referred_by, asked_at, consented_at, deleted_at },
}: {
  candidate: OutsideCandidate
}) {
  const facts: [label: string, value: ReactNode][] = [
    [
      'メールアドレス',
      <span key="email">
        <bdi>{email}</bdi> <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>メールを書く</a>
        <span className="hint">お使いのメールソフトで開きます。このサイトからは送信しません。</span>
      </span>,
    ],
    ...(phone_number ? [['電話番号', <bdi key="phone">{phone_number}</bdi>] as [string, ReactNode]] : []),
    ['求人', job ? <bdi key="job">{job.position_title}</bdi> : '未定'],
    ['経路', <SourceText key="source" channel={source} referred_by={referred_by} />],
    [
      '追加',
      <span key="asked">
        {longDateText(asked_at)}・<bdi>{added_by}</bdi>
      </span>,
    ],
    ['同意', consented_at ? longDateText(consented_at) : 'まだありません'],
    ['自動で削除する日', longDateText(deleted_at)],
  ]
  return (
    <dl className="terms">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function NoteForm({ result, members }: Pick<OutsideDetailProps, 'result'> & { members: LoadedOutside['assignees'] }) {
  const { id: own } = useCompanyAccount()
  const form = usePageForm<{ note: string }>(NOTE, {}, result)
  return (
    <PageForm of={form}>
      <MentioningField
        {...form.field('note')}
        label="社内メモ"
        hint="本人には表示されません。"
        rows={3}
        maxLength={LONGEST_NOTE}
        colleagues={members.filter(({ id }) => id !== own)}
      />
      <SubmitButton intent="note">メモを保存</SubmitButton>
    </PageForm>
  )
}

const kinds: Record<OutsideEvent['kind'], string> = {
  asked: '同意を求めるメールを送信',
  consented: '本人が同意',
  changed: '本人が内容を変更',
  file_added: '履歴書を登録',
  file_removed: '本人が履歴書を削除',
  file_opened: '履歴書を表示',
  moved: 'ステータスを変更',
  noted: 'メモ',
  merged: '統合',
  unmerged: '統合を取り消し',
  meeting_offered: '候補日を送信',
  meeting_booked: '面談・面接の日時が決定',
  meeting_moved: '面談・面接の日時を変更',
  meeting_declined: '面談・面接の日時に回答',
  meeting_cancelled: '面談・面接を取り消し',
}

const History = ({ events, now }: { events: OutsideEvent[]; now: string }) => (
  <section className="stack" aria-labelledby="history">
    <h2 id="history">履歴</h2>
    <ol className="rows-of-settings">
      {events.map(({ at, kind, by, detail }, place) => (
        <li key={`${at} ${place}`}>
          <p className="small muted">
            {momentText(at, new Date(now))}・{by ? <bdi>{by}</bdi> : '本人'}
          </p>
          <p className="outside-words">
            {kinds[kind]}
            {detail && kind !== 'consented' && (
              <>
                ：<bdi>{detail}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  </section>
)
