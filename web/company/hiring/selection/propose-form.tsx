import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'

const SLOTS = 5

type ProposeFormProps = { applicationId: string; result: FormResult | undefined; clientId: string | undefined }

/** Offers times for a meeting. Asks for the kind of the meeting first, because it is a promise. */
export function ProposeForm({ applicationId, result, clientId }: ProposeFormProps) {
  // Idempotent: a second press creates no second proposal.
  const [client_id] = useState(() => clientId ?? crypto.randomUUID())
  const { form, ...kept } = useSavedInput(`propose-${applicationId}`, result)
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const given = (name: string) => textOf(refused?.values[name])
  const slots = [refused?.values.slots ?? []].flat().map(textOf)
  const slotIssue = issues.slots ?? Object.entries(issues).find(([name]) => name.startsWith('slots'))?.[1]
  return (
    <details className="panel" open={refused !== undefined || kept.state === 'restored' || undefined}>
      <summary>面談・面接の候補日を送る</summary>
      <Form method="post" className="stack" ref={form}>
        <input type="hidden" name="form" value="propose" />
        <input type="hidden" name="client_id" value={client_id} />
        <fieldset className="field">
          <legend>
            会う目的<span className="must">必須</span>
          </legend>
          <p className="hint">面談では選考をしません。終わったあと、どちらだったかを相手が答えます。</p>
          {Object.entries(meetingTypes).map(([value, name]) => (
            <label key={value} className="check">
              <input type="radio" name="meeting_type" value={value} required defaultChecked={given('meeting_type') === value} />
              {name}
            </label>
          ))}
          {issues.meeting_type && <FieldError>{issues.meeting_type}</FieldError>}
        </fieldset>
        <fieldset className="field">
          <legend>
            候補の日時<span className="must">必須</span>
          </legend>
          <p className="hint">候補者が1つ選びます。不要な欄は空欄のままで構いません。</p>
          {Array.from({ length: SLOTS }, (_, index) => (
            <input
              key={index}
              className="input"
              type="datetime-local"
              name="slots"
              aria-label={`候補${index + 1}`}
              required={index === 0}
              defaultValue={slots[index] ?? ''}
            />
          ))}
          {slotIssue && <FieldError>{slotIssue}</FieldError>}
        </fieldset>
        <div className="pair">
          <Field label="長さ（分）" error={issues.minutes}>
            <input className="input" name="minutes" inputMode="numeric" required defaultValue={given('minutes') || '30'} />
          </Field>
          <Field label="タイムゾーン" error={issues.time_zone}>
            <select className="input" name="time_zone" defaultValue={given('time_zone') || 'Asia/Tokyo'}>
              {timeZones.map(({ zone, name }) => (
                <option key={zone} value={zone}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <Field label="場所かリンク" need="may" hint="日時が決まってから、相手に見えます。" error={issues.place}>
          <input className="input" name="place" maxLength={500} defaultValue={given('place')} />
        </Field>
        <Field label="ひとこと" need="may" error={issues.title}>
          <input className="input" name="title" maxLength={100} defaultValue={given('title')} />
        </Field>
        <SavedInputNote kept={kept} />
        <button type="submit" className="button primary" name="intent" value="propose" aria-disabled={isBusy || undefined}>
          候補日を送る
        </button>
      </Form>
    </details>
  )
}

/** Time zones where companies that hire in Japan mostly are. */
const timeZones = [
  { zone: 'Asia/Tokyo', name: '日本' },
  { zone: 'Asia/Seoul', name: '韓国' },
  { zone: 'Asia/Shanghai', name: '中国' },
  { zone: 'Asia/Singapore', name: 'シンガポール' },
  { zone: 'Asia/Ho_Chi_Minh', name: 'ベトナム' },
  { zone: 'Asia/Kolkata', name: 'インド' },
  { zone: 'Europe/London', name: 'イギリス' },
  { zone: 'Europe/Berlin', name: 'ドイツ' },
  { zone: 'America/New_York', name: '米国（東部）' },
  { zone: 'America/Los_Angeles', name: '米国（西部）' },
  { zone: 'Australia/Sydney', name: 'オーストラリア（シドニー）' },
] as const
