import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { InterviewersFields } from './interviewers/interviewers-fields.tsx'
import { AskForTimes, SuggestedTimes } from './interviewers/suggested-times.tsx'

const SLOTS = 5

type ProposeFormProps = {
  applicationId: string
  result: FormResult | undefined
  clientId: string | undefined
  interviewers: Interviewer[]
  /** What is agreed or offered already, and cannot be offered again. */
  taken: { starts_at: string; minutes: number }[]
  kits: { id: string; name: string }[]
  /** Where it stands alone. */
  isOpen?: boolean
}
type Proposal = {
  meeting_type: string
  slots: string[]
  minutes: number
  time_zone: string
  place: string
  title: string
  interviewer_ids: string[]
  kit_id: string
}

/** Offers times for a meeting. Asks for the kind of the meeting first, because it is a promise. */
export function ProposeForm({ applicationId, result, clientId, interviewers, taken, kits, isOpen = false }: ProposeFormProps) {
  // Idempotent: a second press creates no second proposal.
  const [client_id] = useState(() => clientId ?? crypto.randomUUID())
  const [asked] = useSearchParams()
  const of = usePageForm<Proposal>('propose', { minutes: asked.get('minutes') ?? '30', time_zone: 'Asia/Tokyo' }, result)
  const begun = { interviewer_ids: of.choices('interviewer_ids', asked.getAll('with')).chosen, minutes: of.valueOf('minutes') }
  const { form, ...kept } = useSavedInput(`propose-${applicationId}`, of.answer)
  const slots = [of.refused?.values.slots ?? []].flat().map(textOf)
  const slotIssue = of.issues.slots ?? Object.entries(of.issues).find(([name]) => name.startsWith('slots'))?.[1]
  return (
    <details className="panel" open={of.refused !== undefined || kept.state === 'restored' || asked.has('with') || isOpen || undefined}>
      <summary>面談・面接の候補日を送る</summary>
      {interviewers.length > 0 && <AskForTimes {...{ applicationId, interviewers, begun }} />}
      <PageForm of={of} hidden={{ client_id, application_id: applicationId }} ref={form}>
        <ChoicesField
          {...of.choices('meeting_type')}
          type="radio"
          legend="面談の種類"
          need="must"
          hint="面談では選考をしません。終わったあと、どちらだったかを相手が答えます。"
          options={Object.entries(meetingTypes).map(([value, label]) => ({ value, label }))}
          required
        />
        <InterviewersFields of={of} begun={asked.getAll('with')} interviewers={interviewers} kits={kits} />
        <div className="pair">
          <TextField of={of} name="minutes" label="長さ（分）" inputMode="numeric" required />
          <ChoiceField of={of} name="time_zone" label="タイムゾーン" names={timeZones} />
        </div>
        <fieldset className="field">
          <legend>
            候補の日時<span className="must">必須</span>
          </legend>
          <p className="hint">候補者が1つ選びます。不要な欄は空欄のままで構いません。</p>
          {interviewers.length > 0 && <SuggestedTimes {...{ interviewers, taken, begun }} />}
          {Array.from({ length: SLOTS }, (_, index) => (
            <input
              key={index}
              className="input"
              type="datetime-local"
              name="slots"
              aria-label={`候補${index + 1}`}
              required={index === 0 && !asked.has('with')}
              defaultValue={slots[index] ?? ''}
            />
          ))}
          {slotIssue && <FieldError>{slotIssue}</FieldError>}
        </fieldset>
        <TextField of={of} name="place" label="場所・会議URL" need="may" hint="日時が決まってから、相手に見えます。" maxLength={500} />
        <TextField of={of} name="title" label="メッセージ" need="may" maxLength={100} />
        <SavedInputNote kept={kept} />
        <SubmitButton look="primary" intent="propose">
          候補日を送る
        </SubmitButton>
      </PageForm>
    </details>
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
