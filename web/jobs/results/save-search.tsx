import { type FormEvent, useEffect } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

const LABEL = 'この条件を保存（新着を通知）'

/** Saves the search in one press; afterwards links to its alerts. A visitor signs in first. */
export function SaveSearch({ save, isSaved }: { save: string; isSaved: boolean }) {
  const { pathname, search } = useLocation()
  const isScripted = useScripted()
  const isSignedIn = useAccount() !== null
  const { data, state, submit } = useFetcher<FormResult>({ key: save })
  useEffect(() => {
    if (data?.saved && data.sentence) showToast(data.sentence, { link: { to: href('/settings/saved_searches'), label: '通知の頻度を変更' } })
    if (data?.saved === false) showToast(data.refusal.sentence, { type: 'error' })
  }, [data])

  if (!isSignedIn) {
    return (
      <Link className="chip bell" to={save} rel="nofollow" aria-label={LABEL}>
        <Words text="保存" />
      </Link>
    )
  }
  if (isSaved || data?.saved) {
    return (
      <Link className="chip bell saved" to={href('/settings/saved_searches')} aria-label="この条件を保存済み。通知の頻度を変更">
        <Words text="保存済み" />
      </Link>
    )
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'idle') void submit(event.currentTarget)
  }
  return (
    <form method="post" action={save} onSubmit={onSubmit}>
      <input type="hidden" name="quick" value="1" />
      {!isScripted && <input type="hidden" name="next" value={pathname + search} />}
      <button type="submit" className="chip bell" aria-label={LABEL}>
        <Words text="保存" />
      </button>
    </form>
  )
}

const Words = ({ text }: { text: string }) => (
  <>
    <Icon name="bell" />
    <span>
      <span className="wide-only">この条件を</span>
      {text}
    </span>
  </>
)
