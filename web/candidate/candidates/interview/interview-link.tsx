import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const AiConsentDialog = lazyPart(() => import('./ai-consent-dialog.tsx'))

/** The link to the interview. Asks a candidate who has not decided for consent first; does not remind one who refused. */
export function InterviewLink() {
  const account = useAccount()
  const answer = useFetcher<FormResult>()
  const [isAsked, setAsked] = useState(false)
  const { data } = answer
  useEffect(() => {
    if (data?.saved) showToast(data.sentence ?? '')
  }, [data])

  if (!account || account.ai_consent_agreed === false) return null
  const ask = (event: MouseEvent) => {
    if (!account.needs_ai_consent_dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <>
      <Link className="button small" to={account.ai_interview_url ?? '/profile/interview'} onClick={ask}>
        AIインタビュー
      </Link>
      {isAsked && (
        <Suspense>
          <AiConsentDialog answer={answer} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
