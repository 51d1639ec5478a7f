import { keyOfOutside } from '../outside-key.ts'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { DAY, dateText, dayWithWeekday, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { ReminderActs } from '#web/company/candidates/own/reminder-acts.tsx'

const JOBS = href('/online/companies/job_offers')

/** One thing to do: whose it is, what it is, by when, and the one act that does it. */
export type DueRow = {
  key: string
  to: string
  name: string
  kind: { label: string; tone: 'warn' | 'green' | '' }
  note: ReactNode
  due: ReactNode
  /** By when, or since when where nothing says by when: the order of the rows. */
  at: number
  act: string
  below?: ReactNode
}

type Person = NonNullable<CompanyTasks['waiting']>['people'][number]

const until = (at: string, now: Date) => <span className="until">{dayWithWeekday(at, now)}まで</span>

function personRow(
  { candidate: { id, name }, since, due_at, is_overdue }: Person,
  now: Date,
  { key, label, act, note }: Record<'key' | 'label' | 'act' | 'note', string>,
): DueRow {
  const late = due_at && is_overdue ? `返信なし ${Math.max(1, Math.floor((now.getTime() - Date.parse(due_at)) / DAY))}日` : null
  return {
    key: `${key} ${id}`,
    to: `${href('/online/companies/messages/detail')}?candidate_id=${id}`,
    name,
    kind: late && key === 'waiting' ? { label: late, tone: 'warn' } : { label, tone: 'green' },
    note: `${note}・${dateText(since, now)}から`,
    due: late && key !== 'waiting' ? <span className="label warn">{late}</span> : due_at && until(due_at, now),
    at: Date.parse(due_at ?? since),
    act,
  }
}

/** All that is due, the soonest first. Who accepted a scout and waits for times stands there once. */
export function dueRows({ waiting, promised, scorecards, reminders, jobs, approvals }: CompanyTasks, now: Date): DueRow[] {
  const promisedIds = new Set(promised?.people.map(({ candidate }) => candidate.id))
  const rows: DueRow[] = [
    ...(waiting?.people ?? [])
      .filter(({ candidate }) => !promisedIds.has(candidate.id))
      .map((person) => personRow(person, now, { key: 'waiting', label: '要返信', act: '返信', note: '返信待ちの候補者' })),
    ...(promised?.people ?? []).map((person) =>
      personRow(person, now, { key: 'promised', label: 'スカウト承諾', act: '候補日を送る', note: '日程調整が必要です' }),
    ),
    ...(scorecards ?? []).map(({ application_id, outside_candidate_id, kit_id, kit_name, candidate, asked_at }) => ({
      key: `scorecard ${application_id ?? outside_candidate_id} ${kit_id}`,
      to: `${href('/online/companies/selection/scorecard')}?id=${application_id ?? keyOfOutside(outside_candidate_id ?? '')}&kit=${kit_id}`,
      name: candidate.name,
      kind: { label: '評価', tone: '' as const },
      note: (
        <>
          評価を依頼されています・<bdi>{kit_name}</bdi>
        </>
      ),
      due: <span className="until">{dateText(asked_at, now)}に依頼</span>,
      at: Date.parse(asked_at),
      act: '評価する',
    })),
    ...(reminders?.items ?? []).map((reminder) => ({
      key: `reminder ${reminder.list_id} ${reminder.candidate.id}`,
      to: `${href('/online/companies/candidates/detail')}?id=${reminder.candidate.id}`,
      name: reminder.candidate.name,
      kind: { label: '連絡予定', tone: '' as const },
      note: (
        <>
          タレントプール「<bdi>{reminder.list_name}</bdi>」・担当：<bdi>{reminder.assignee?.name ?? '未定'}</bdi>
          {reminder.note && (
            <>
              ・<bdi>{reminder.note}</bdi>
            </>
          )}
        </>
      ),
      due: <span className="until">{dayWithWeekday(startOfDay(reminder.due_on), now)}</span>,
      at: Date.parse(startOfDay(reminder.due_on)),
      act: '開く',
      below: <ReminderActs reminder={reminder} now={now} />,
    })),
    ...(approvals?.items ?? []).map(({ id, position_title, kind, requested_at, requested_by }) => ({
      key: `approval ${id}`,
      to: `${JOBS}/edit?id=${id}#approval`,
      name: position_title,
      kind: { label: '承認待ち', tone: '' as const },
      note: (
        <>
          求人の{kind === 'change' ? '変更' : '公開'}・<bdi>{requested_by}</bdi>さんの申請
        </>
      ),
      due: <span className="until">{dateText(requested_at, now)}から</span>,
      at: Date.parse(requested_at),
      act: '確認',
    })),
    ...(jobs?.due ?? []).map(({ id, position_title, due_at, leaves_at, is_overdue }) => ({
      key: `job ${id}`,
      to: `${JOBS}/edit?id=${id}`,
      name: position_title,
      kind: is_overdue ? { label: '期限を過ぎました', tone: 'warn' as const } : { label: '掲載の確認', tone: '' as const },
      note: `掲載内容の確認が必要な求人・${dateText(leaves_at, now)}に一覧から${Date.parse(leaves_at) < now.getTime() ? '外れました' : '外れます'}`,
      due: !is_overdue && until(due_at, now),
      at: Date.parse(due_at),
      act: '確認・更新',
    })),
  ]
  return rows.toSorted((one, other) => one.at - other.at)
}

/** Where the rest of a kind is listed, of which only the first stand here. `me`: of the member alone. */
export function furtherTasks({ waiting, promised, reminders, jobs, approvals }: CompanyTasks, me: string | undefined) {
  const kinds = [
    {
      label: '返信待ちの候補者',
      of: waiting && { shown: waiting.people.length, total: waiting.total },
      to: `${href('/online/companies/messages')}?filter=awaiting${me ? `&assigned_to=${me}` : ''}`,
    },
    { label: 'スカウト承諾', of: promised && { shown: promised.people.length, total: promised.total }, to: href('/online/companies/selection') },
    { label: '連絡予定', of: reminders && { shown: reminders.items.length, total: reminders.total }, to: href('/online/companies/candidates/pools') },
    { label: '承認待ちの求人', of: approvals && { shown: approvals.items.length, total: approvals.total }, to: `${JOBS}?approval=true` },
    { label: '確認が必要な求人', of: jobs && { shown: jobs.due.length, total: jobs.total }, to: `${JOBS}?state=published${me ? '&mine=true' : ''}` },
  ]
  return kinds.flatMap(({ label, of, to }) => (of && of.total > of.shown ? [{ label, to, total: of.total, hidden: of.total - of.shown }] : []))
}
