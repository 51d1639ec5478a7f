import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { api } from '#web/platform/api/api.ts'
import { isUninterrupted } from '#web/platform/shell/guards/is-uninterrupted.ts'
import { useShownNotice } from '#web/notifications/announcements/use-shown-notice.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const IntentionModal = lazyPart(() => import('./intention-modal.tsx'))
const ASKED = 'intention-asked'

const DAY = 86_400_000

/** Asks a candidate once per browser session whether the intention still holds, when they never stated it or last did more than 90 days ago; not on their first day. An announcement comes first. */
export function IntentionHost({ account: { registration_date } }: { account: Account }) {
  const [isWanted, setWanted] = useState(false)
  const { pathname } = useLocation()
  const isNoticeShown = useShownNotice() !== null
  useEffect(() => {
    if (sessionStorage.getItem(ASKED) || Date.now() - Date.parse(registration_date) < DAY) return
    api()
      .then(({ candidate_users }) => candidate_users.need_update(undefined, { context: { silent: true } }))
      .then(({ intention }) => setWanted(intention))
      // The page does not wait for this; the next page asks again.
      .catch(() => {})
  }, [registration_date])
  const isElsewhere = pathname.startsWith('/profile/intention') || isUninterrupted(pathname)
  return isWanted && !isNoticeShown && !isElsewhere ? (
    <Suspense>
      <IntentionModal
        onClose={() => {
          sessionStorage.setItem(ASKED, 'true')
          setWanted(false)
        }}
      />
    </Suspense>
  ) : null
}
