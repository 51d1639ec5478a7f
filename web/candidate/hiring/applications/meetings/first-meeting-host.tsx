import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { isUninterrupted } from '#web/platform/shell/guards/is-uninterrupted.ts'
import { useShownNotice } from '#web/notifications/announcements/use-shown-notice.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const FirstMeetingModal = lazyPart(() => import('./first-meeting-modal.tsx'))

/** Asks a candidate after the first meeting with a company how it was; after they close it, asks again on another day. An announcement comes first. */
export function FirstMeetingHost({ account: { show_first_meeting_modal } }: { account: Account }) {
  const [isPutOff, setPutOff] = useState(false)
  const isScripted = useScripted()
  const isNoticeShown = useShownNotice() !== null
  const { pathname } = useLocation()
  const isElsewhere = pathname.startsWith('/message/') || isUninterrupted(pathname)
  return show_first_meeting_modal && isScripted && !isPutOff && !isNoticeShown && !isElsewhere ? (
    <Suspense>
      <FirstMeetingModal onClose={() => setPutOff(true)} />
    </Suspense>
  ) : null
}
