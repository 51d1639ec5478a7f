import { type ReactNode, useId } from 'react'
import { href, Link } from 'react-router'
import { DAY, clockText, dateText, dayNumber, dayWithWeekday, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { keyOfOutside } from '../outside-key.ts'
import { ReminderActs } from '#web/company/candidates/own/reminder-acts.tsx'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'

const JOBS = href('/online/companies/job_offers')

type DueRow = { id: string | number; to: string | null; name: string; note: ReactNode; due: ReactNode }
type DueListProps = {
  title: string
  count: string
  rows: DueRow[]
  /** What the row asks for, on what looks like its button: the whole row is the link. */
  act: string
  note?: ReactNode
  more?: ReactNode
}

/** What is due, the soonest first: whose it is, a note, and by when. */
function DueList({ title, count, rows, act, note, more }: DueListProps) {
  const heading = useId()
  return (
    <section className="due-list" aria-labelledby={heading}>
      <h2 id={heading}>
        {title}
        <small>{count}</small>
      </h2>
      {note && <p className="note warn">{note}</p>}
      <ul className="due-rows">
        {rows.map(({ id, to, name, note, due }) => (
          <li key={id}>
            {to ? (
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <b>
                <bdi>{name}</bdi>
              </b>
            )}
            <span className="small muted">{note}</span>
            {due}
            {to && (
              <span className="button small due-act" aria-hidden="true">
                {act}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more && <p className="small more">{more}</p>}
    </section>
  )
}

type Person = NonNullable<CompanyTasks['waiting']>['people'][number]
type WaitingCandidatesProps = { title: string; act: string; people: Person[]; total: number; all: string; now: Date; note?: ReactNode }

/** Candidates for whom something is due; overdue ones say so. */
export const WaitingCandidates = ({ title, act, people, total, all, now, note }: WaitingCandidatesProps) => (
  <DueList
    title={title}
    act={act}
    count={`${total}人`}
    note={note}
    rows={people.map(({ candidate: { id, name }, since, due_at, is_overdue }) => ({
      id,
      name,
      to: `${href('/online/companies/messages/detail')}?candidate_id=${id}`,
      note: `${dateText(since, now)}から`,
      due:
        due_at &&
        (is_overdue ? (
          <span className="label warn">返信なし {Math.max(1, Math.floor((now.getTime() - Date.parse(due_at)) / DAY))}日</span>
        ) : (
          <span className="until">{dayWithWeekday(due_at, now)}まで</span>
        )),
    }))}
    more={
      total > people.length && (
        <Link to={all}>
          {total}人すべてを見る<span className="vh">：{title}</span>
        </Link>
      )
    }
  />
)

/** The meetings of the next seven days; marks those of today. */
export const ComingMeetings = ({ meetings, now }: { meetings: NonNullable<CompanyTasks['meetings']>; now: Date }) => (
  <DueList
    title="7日以内の面談・面接"
    act="開く"
    count={`${meetings.length}件`}
    rows={meetings.map(({ id, application_id, candidate, meeting_type, starts_at, minutes }) => ({
      id,
      name: candidate.name,
      to: application_id && `${href('/online/companies/selection/detail')}?id=${application_id}`,
      note: `${meetingTypes[meeting_type]}・${minutes}分`,
      due: (
        <time className="until" dateTime={starts_at}>
          {dayNumber(starts_at) === dayNumber(now) && <span className="label green">今日</span>} {dayWithWeekday(starts_at, now)} {clockText(starts_at)}
        </time>
      ),
    }))}
  />
)

/** The scorecards that colleagues asked the member for. */
export const ScorecardsToWrite = ({ scorecards, now }: { scorecards: NonNullable<CompanyTasks['scorecards']>; now: Date }) => (
  <DueList
    title="評価を書く"
    act="評価する"
    count={`${scorecards.length}件`}
    rows={scorecards.map(({ application_id, outside_candidate_id, kit_id, kit_name, candidate, asked_at }) => ({
      id: `${application_id ?? outside_candidate_id} ${kit_id}`,
      name: candidate.name,
      to: `${href('/online/companies/selection/scorecard')}?id=${application_id ?? keyOfOutside(outside_candidate_id ?? '')}&kit=${kit_id}`,
      note: <bdi>{kit_name}</bdi>,
      due: <span className="until">{dateText(asked_at, now)}に依頼</span>,
    }))}
  />
)

/** Candidates of the company's pools whom somebody wanted to contact by now. */
export const DueReminders = ({ reminders: { items, total }, now }: { reminders: NonNullable<CompanyTasks['reminders']>; now: Date }) => (
  <DueList
    title="タレントプールで連絡する人"
    act="開く"
    count={`${total}人`}
    rows={items.map((reminder) => ({
      id: `${reminder.list_id} ${reminder.candidate.id}`,
      name: reminder.candidate.name,
      to: `${href('/online/companies/candidates/detail')}?id=${reminder.candidate.id}`,
      note: (
        <>
          <bdi>{reminder.list_name}</bdi>・担当：<bdi>{reminder.assignee?.name ?? '未定'}</bdi>
          {reminder.note && (
            <>
              ・<bdi>{reminder.note}</bdi>
            </>
          )}
        </>
      ),
      due: (
        <>
          <span className="until">{dayWithWeekday(startOfDay(reminder.due_on), now)}</span>
          <div className="due-acts">
            <ReminderActs reminder={reminder} now={now} />
          </div>
        </>
      ),
    }))}
    more={<Link to={href('/online/companies/candidates/pools')}>{total > items.length ? `${total}人すべてを見る` : 'タレントプールを開く'}</Link>}
  />
)

/** Jobs that a member has to confirm as still open. */
export const DueJobs = ({ jobs: { due, total }, now }: { jobs: NonNullable<CompanyTasks['jobs']>; now: Date }) => (
  <DueList
    title="掲載内容の確認が必要な求人"
    act="確認・更新"
    count={`${total}件`}
    rows={due.map(({ id, position_title, due_at, leaves_at, is_overdue }) => ({
      id,
      name: position_title,
      to: `${JOBS}/edit?id=${id}`,
      note: `${dateText(leaves_at, now)}に一覧から${Date.parse(leaves_at) < now.getTime() ? '外れました' : '外れます'}`,
      due: is_overdue ? <span className="label warn">期限を過ぎました</span> : <span className="until">{dateText(due_at, now)}まで</span>,
    }))}
    more={<Link to={`${JOBS}?state=published`}>公開中の求人をすべて見る</Link>}
  />
)

/** Jobs that a recruiter may publish, or change in public, once an administrator approves. */
export const DueApprovals = ({ approvals: { items, total }, now }: { approvals: NonNullable<CompanyTasks['approvals']>; now: Date }) => (
  <DueList
    title="承認を待っている求人"
    act="確認"
    count={`${total}件`}
    rows={items.map(({ id, position_title, kind, requested_at, requested_by }) => ({
      id,
      name: position_title,
      to: `${JOBS}/edit?id=${id}#approval`,
      note: (
        <>
          <bdi>{requested_by}</bdi>さんの申請
        </>
      ),
      due: (
        <span className="until">
          {kind === 'change' ? '変更' : '公開'}・{dateText(requested_at, now)}から
        </span>
      ),
    }))}
    more={total > items.length && <Link to={`${JOBS}?approval=true`}>{total}件すべてを見る</Link>}
  />
)
