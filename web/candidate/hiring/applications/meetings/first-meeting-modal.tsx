import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { showToast } from '#web/platform/calls/toasts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AfterMeeting } from './after-meeting.tsx'
import type { loader } from '../applications-page.tsx'
import type { action } from './meeting-page.tsx'
import '#web/notifications/announcements/notice-modal.css'

/** The question after a meeting, above any other page. */
export default function FirstMeetingModal({ onClose }: { onClose: () => void }) {
  const page = useFetcher<typeof loader>()
  const form = useFetcher<typeof action>()
  const popup = useRef<HTMLDivElement>(null)
  const { load } = page
  useEffect(() => void load('/message/applications'), [load])
  const result = form.data
  useEffect(() => {
    if (!result?.saved) return
    showToast(result.sentence ?? '')
    onClose()
  }, [result, onClose])

  const meeting = page.data?.meetings.findLast(({ has_passed, answered_at }) => has_passed && !answered_at)
  if (!meeting?.starts_at) return null
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="notice-backdrop" />
        <Dialog.Popup className="modal notice-modal" ref={popup} initialFocus={popup}>
          <div className="notice-modal-head">
            <Dialog.Title>
              <bdi>{meeting.company.name}</bdi>と会いましたか
            </Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label="あとで答える">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <p className="small">
            <MeetingMoment at={meeting.starts_at} minutes={meeting.minutes} time_zone={meeting.time_zone} />
          </p>
          <FormRefusal result={result} />
          <AfterMeeting meeting={meeting} Form={form.Form} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
