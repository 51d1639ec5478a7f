import type { Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import type { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { InterviewersFields } from './interviewers-fields.tsx'
import { SuggestedTimes } from './suggested-times.tsx'

const SLOTS = 5

export type Proposal = {
  meeting_type: string
  slots: string[]
  minutes: number
  time_zone: string
  place: string
  title: string
  interviewer_ids: string[]
  kit_id: string
}

/** What a form holds until it is refused. */
type Begun = { meeting_type?: string; interviewer_ids: string[]; slots?: string[]; suggested?: string[] }

export type MeetingChoice = {
  interviewers: Interviewer[]
  /** What is agreed or offered already, and cannot be offered again. */
  taken: { starts_at: string; minutes: number }[]
  kits: { id: string; name: string }[]
}

type Props = MeetingChoice & {
  of: Pick<ReturnType<typeof usePageForm<Proposal>>, 'choices' | 'field' | 'issues' | 'refused' | 'valueOf'>
  begun: Begun
  /** Said of the kind of the meeting, and of the times. */
  typeHint: string
  hint: string
  /** Without scripts the times may be ticked among the suggestions. */
  mayTick: boolean
}

/** What a company says of a meeting that it offers, with whomever. Asks for the kind of the meeting first, because it is a promise. */
export function MeetingFields({ of, begun, typeHint, hint, mayTick, interviewers, taken, kits }: Props) {
  const chosen = { interviewer_ids: of.choices('interviewer_ids', begun.interviewer_ids).chosen, minutes: of.valueOf('minutes') }
  const timesIn = (field: 'slots' | 'suggested') => (of.refused ? [of.refused.values[field] ?? []].flat().map(textOf) : (begun[field] ?? []))
  const slots = timesIn('slots')
  const slotIssue = of.issues.slots ?? Object.entries(of.issues).find(([name]) => name.startsWith('slots'))?.[1]
  return (
    <>
      <ChoicesField
        {...of.choices('meeting_type', begun.meeting_type ? [begun.meeting_type] : [])}
        type="radio"
        legend="面談の種類"
        need="must"
        hint={typeHint}
        options={Object.entries(meetingTypes).map(([value, label]) => ({ value, label }))}
        required
      />
      <InterviewersFields of={of} begun={begun.interviewer_ids} interviewers={interviewers} kits={kits} />
      <div className="pair">
        <TextField of={of} name="minutes" label="長さ（分）" inputMode="numeric" required />
        <ChoiceField of={of} name="time_zone" label="タイムゾーン" names={timeZones} />
      </div>
      <fieldset className="field">
        <legend>
          候補の日時<span className="must">必須</span>
        </legend>
        <p className="hint">{hint}</p>
        {interviewers.length > 0 && <SuggestedTimes {...{ interviewers, taken, begun: chosen, ticked: timesIn('suggested') }} />}
        {Array.from({ length: SLOTS }, (_, index) => (
          <input
            key={index}
            className="input"
            type="datetime-local"
            name="slots"
            aria-label={`候補${index + 1}`}
            required={index === 0 && !mayTick}
            defaultValue={slots[index] ?? ''}
          />
        ))}
        {slotIssue && <FieldError>{slotIssue}</FieldError>}
      </fieldset>
      <TextField of={of} name="place" label="場所・会議URL" need="may" hint="日時が決まってから、相手に見えます。" maxLength={500} />
      <TextField of={of} name="title" label="メッセージ" need="may" maxLength={100} />
    </>
  )
}

/** Time zones where companies that hire in Japan mostly are. */
const timeZones = {
  'Asia/Tokyo': '日本',
  'Asia/Seoul': '韓国',
  'Asia/Shanghai': '中国',
  'Asia/Singapore': 'シンガポール',
  'Asia/Ho_Chi_Minh': 'ベトナム',
  'Asia/Kolkata': 'インド',
  'Europe/London': 'イギリス',
  'Europe/Berlin': 'ドイツ',
  'America/New_York': '米国（東部）',
  'America/Los_Angeles': '米国（西部）',
  'Australia/Sydney': 'オーストラリア（シドニー）',
}
