import { Suspense, useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { useShownAnnouncement } from '#web/notifications/announcements/use-shown-announcement.ts'
import { api } from '#web/platform/api/api.ts'
import { isUninterrupted } from '#web/platform/shell/guards/is-uninterrupted.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

const FirstMeetingModal = lazyPart(() => import('#web/candidate/hiring/applications/meetings/first-meeting-modal.tsx'))
const IntentionModal = lazyPart(() => import('#web/candidate/candidates/intention/intention-modal.tsx'))
const ASKED = 'intention-asked'
const DAY = 86_400_000

/** One question to the candidate above the page: how the first meeting was, or whether the intention still holds. */
export const QuestionHost = ({ account }: { account: Account }) =>
  account.show_first_meeting_modal ? <FirstMeetingHost /> : <IntentionHost account={account} />

/** An announcement comes first, and some pages no question interrupts: neither those nor the one on which the candidate answers it anyway. */
function useMayAsk(ownPages: string) {
  const isAnnouncementShown = useShownAnnouncement() !== null
  const { pathname } = useLocation()
  return !isAnnouncementShown && !pathname.startsWith(ownPages) && !isUninterrupted(pathname)
}

/** Asks a candidate after the first meeting with a company how it was; after they close it, asks again on another day. */
function FirstMeetingHost() {
  const [isPutOff, setPutOff] = useState(false)
  const isScripted = useScripted()
  const mayAsk = useMayAsk('/message/')
  return isScripted && mayAsk && !isPutOff ? (
    <Suspense>
      <FirstMeetingModal onClose={() => setPutOff(true)} />
    </Suspense>
  ) : null
}

/** Asks a candidate once per browser session whether the intention still holds, when they never stated it or last did more than 90 days ago; not on their first day. */
function IntentionHost({ account: { registration_date } }: { account: Account }) {
  const [isWanted, setWanted] = useState(false)
  const mayAsk = useMayAsk(href('/profile/intention'))
  useEffect(() => {
    if (sessionStorage.getItem(ASKED) || Date.now() - Date.parse(registration_date) < DAY) return
    api()
      .then(({ candidate_users }) => candidate_users.need_update(undefined, { context: { silent: true } }))
      .then(({ intention }) => setWanted(intention))
      // The page does not wait for this; the next page asks again.
      .catch(() => {})
  }, [registration_date])
  const close = () => {
    sessionStorage.setItem(ASKED, 'true')
    setWanted(false)
  }
  return isWanted && mayAsk ? (
    <Suspense>
      <IntentionModal onClose={close} />
    </Suspense>
  ) : null
}
