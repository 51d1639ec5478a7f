import { href, Link } from 'react-router'
import { clockText, DAY, dateText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { MyApplication } from '#contract/hiring/applications/application.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { Icon } from '#web/ui/icon.tsx'

type Step = { name: string; state: 'done' | 'now' | 'late' | 'ahead'; text: string; to?: string }
type ApplicationTimelineProps = { application: MyApplication; meetings: MyMeeting[]; now: Date }

const stateWords = { done: '完了', now: '進行中', late: '期限切れ', ahead: 'これから' }

/** Of one application: when it was sent, until when or when it was answered, the meeting, and how it ended. */
export function ApplicationTimeline({ application, meetings, now }: ApplicationTimelineProps) {
  const { label } = useSelectionWords()
  const own = meetings.filter(({ job }) => (job?.id ?? null) === (application.job?.id ?? null))
  const steps = [sentStep(application, now), answerStep(application, now), meetingStep(application, own, now), resultStep(application, label(application), now)]
  return (
    <ol className="timeline">
      {steps.map(({ name, state, text, to }) => (
        <li key={name} className={state}>
          <span className="dot">{state === 'done' ? <Icon name="check" /> : state === 'late' ? <Icon name="clock" /> : null}</span>
          <span>
            <b>{name}</b>
            <span className="vh">（{stateWords[state]}）</span> {to ? <Link to={to}>{text}</Link> : text}
          </span>
        </li>
      ))}
    </ol>
  )
}

const sentStep = ({ applied_at, source }: MyApplication, now: Date): Step => ({
  name: '送信',
  state: 'done',
  text: `${dateText(applied_at, now)}に${source === 'scout' ? 'スカウトを承諾' : '応募'}`,
})

function answerStep({ first_answered_at, turn, answer_due_at, is_overdue, step, notified_at }: MyApplication, now: Date): Step {
  const name = '返信の期限'
  const waits = turn === 'company' && answer_due_at !== null
  if (waits && is_overdue)
    return {
      name,
      state: 'late',
      text: `${dateText(answer_due_at, now)}でした・返信なし ${Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))}日`,
    }
  if (waits) return { name, state: 'now', text: `${dateText(answer_due_at, now)}まで` }
  if (turn === 'candidate' && answer_due_at) return { name, state: 'now', text: `あなたから ${dateText(answer_due_at, now)}まで` }
  if (first_answered_at) return { name, state: 'done', text: `${dateText(first_answered_at, now)}に返信あり` }
  return step === 'end' && !notified_at ? { name, state: 'late', text: '企業からの連絡はありません' } : { name, state: 'done', text: '返信待ちではありません' }
}

function meetingStep({ step, company }: MyApplication, meetings: MyMeeting[], now: Date): Step {
  const name = '面談・面接'
  const to = `${href('/message/company/detail')}?company_id=${company.id}`
  const proposed = meetings.find(({ state }) => state === 'proposed')
  if (proposed) return { name, state: 'now', text: proposed.requests.some(({ state }) => state === 'open') ? '日時を提案中' : '候補日から選ぶ', to }
  const booked = meetings.find(({ state, has_passed }) => state === 'booked' && !has_passed)
  if (booked?.starts_at) return { name, state: 'now', text: `${dayWithWeekday(booked.starts_at, now)}${clockText(booked.starts_at)}`, to }
  const past = meetings.find(({ has_passed }) => has_passed)
  if (past?.starts_at) return { name, state: 'done', text: `${dateText(past.starts_at, now)}に終了` }
  return { name, state: step === 'end' ? 'done' : 'ahead', text: step === 'end' ? 'なし' : 'まだ決まっていません' }
}

const resultStep = ({ step, step_changed_at }: MyApplication, label: string, now: Date): Step => {
  if (step === 'end' || step === 'offer') return { name: '結果', state: 'done', text: `${dateText(step_changed_at, now)}に${label}` }
  return { name: '結果', state: 'ahead', text: `まだです・${label}` }
}
