import { useState } from 'react'
import { Form, useActionData } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { fieldTime } from '#contract/platform/time/japan-time.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DeclineMeeting } from './decline-meeting.tsx'
import { meetingPath } from './meeting-path.ts'

const FIELDS = 3

/** Other times, last under those that the company offers; or none at all. What is refused comes back with its words. */
export function OfferTimes({ meeting: { id, requests }, now }: { meeting: MyMeeting; now: Date }) {
  const isWaiting = requests.some(({ state }) => state === 'open')
  const result = useActionData<FormResult>()
  const refused = result?.saved === false && result.intent === 'request' ? result : undefined
  const slots = [refused?.values.slots ?? []].flat().map(textOf)
  const problem = Object.entries(refused?.refusal.issues ?? {}).find(([name]) => name.startsWith('slots'))?.[1]
  const [client_id] = useState(() => crypto.randomUUID())
  return (
    <>
      <details className="offer" open={refused !== undefined || undefined}>
        <summary className="button small bare">
          <Icon name="plus" />
          {isWaiting ? '提案した日時を変える' : '別の日時を提案する'}
        </summary>
        <Form method="post" action={meetingPath(id)} className="stack">
          <input type="hidden" name="from" value="conversation" />
          <input type="hidden" name="client_id" value={client_id} suppressHydrationWarning />
          {Array.from({ length: FIELDS }, (_, index) => (
            <input
              key={index}
              className="input"
              type="datetime-local"
              name="slots"
              aria-label={`提案する日時${index + 1}`}
              min={fieldTime(now)}
              required={index === 0}
              defaultValue={slots[index] ?? ''}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': 'offer-problem' })}
            />
          ))}
          {problem && <FieldError id="offer-problem">{problem}</FieldError>}
          <label className="lab">
            ひとこと<span className="may">任意</span>
            <textarea className="input" name="note" rows={2} maxLength={500} defaultValue={textOf(refused?.values.note)} />
          </label>
          <p>企業の候補日も、まだ選べます。</p>
          <button className="button small primary" name="intent" value="request">
            提案する
          </button>
        </Form>
      </details>
      <DeclineMeeting id={id}>どの日時も合わない</DeclineMeeting>
    </>
  )
}
