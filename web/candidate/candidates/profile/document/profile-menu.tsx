import { type MouseEvent, Suspense, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import './profile-menu.css'

const AiConsentDialog = lazyPart(() => import('../../interview/ai-consent-dialog.tsx'))

/** What else one can do with the profile. */
export const ProfileMenu = () => (
  <details className="prof-menu">
    <summary aria-label="プロフィールのメニュー">
      <Icon name="more" />
    </summary>
    <div>
      <Link to={`${href('/profile')}?company_name=`}>
        <Icon name="eye" />
        企業を選んで確認する
      </Link>
      <Link to={href('/profile/resume')}>
        <Icon name="file" />
        職務経歴書（PDF・JSON Resume）
      </Link>
      <InterviewLink />
    </div>
  </details>
)

/** The link to the interview. Asks a candidate who has not decided for consent first; does not remind one who refused. */
function InterviewLink() {
  const account = useAccount()
  const answer = useFetcher<FormResult>()
  const [isAsked, setAsked] = useState(false)

  if (!account || account.ai_consent_agreed === false) return null
  const ask = (event: MouseEvent) => {
    if (!account.needs_ai_consent_dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <>
      <Link to={account.ai_interview_url ?? href('/profile/interview')} onClick={ask}>
        <Icon name="message" />
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
