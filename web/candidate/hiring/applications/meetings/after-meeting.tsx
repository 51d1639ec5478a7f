import type { ComponentType } from 'react'
import { Form as PageForm, type FormProps, href } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'

const answers = [
  { value: 'yes:mendan', label: '会いました。選考のない面談でした' },
  { value: 'yes:mensetsu', label: '会いました。選考のある面接でした' },
  { value: 'no', label: '会いませんでした' },
  { value: '', label: '答えない' },
]

/** Asks after a meeting whether it took place, and whether it was as agreed. */
export function AfterMeeting({ meeting, Form = PageForm }: { meeting: MyMeeting; Form?: ComponentType<FormProps> }) {
  const { id, meeting_type, took_place, actual_type, answered_at } = meeting
  const given = answered_at === null ? undefined : took_place === null ? '' : took_place ? `yes:${actual_type}` : 'no'
  return (
    <Form method="post" action={`${href('/message/meeting')}?id=${id}`} className="panel stack">
      <ChoicesField
        type="radio"
        name="answer"
        legend="どうでしたか"
        hint={`約束は「${meetingTypes[meeting_type]}」でした。答えは会社ごとの実績に数えられ、あなたの名前は出ません。`}
        options={answers}
        chosen={given === undefined ? [] : [given]}
        required
      />
      <button className="button primary" name="intent" value="answer">
        答える
      </button>
    </Form>
  )
}
