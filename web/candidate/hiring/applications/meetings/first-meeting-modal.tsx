import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { QuestionModal } from '#web/candidates/question-modal.tsx'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { AfterMeeting } from './after-meeting.tsx'
import type { action } from './meeting-page.tsx'

/** The question after a meeting, above any other page. */
export default function FirstMeetingModal({ onClose }: { onClose: () => void }) {
  const page = useFetcher<{ board: { meetings: MyMeeting[] } | null }>()
  const form = useFetcher<typeof action>()
  const { load } = page
  useEffect(() => void load(`${href('/message')}?filter=applications`), [load])
  const result = form.data

  const meeting = page.data?.board?.meetings.findLast(({ has_passed, answered_at }) => has_passed && !answered_at)
  if (!meeting?.starts_at) return null
  return (
    <QuestionModal
      title={
        <>
          <bdi>{meeting.company.name}</bdi>と会いましたか
        </>
      }
      later="あとで答える"
      onClose={onClose}
      result={result}
    >
      <p className="small">
        <MeetingMoment at={meeting.starts_at} minutes={meeting.minutes} time_zone={meeting.time_zone} />
      </p>
      <AfterMeeting meeting={meeting} Form={form.Form} />
    </QuestionModal>
  )
}
