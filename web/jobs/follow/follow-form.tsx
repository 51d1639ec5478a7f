import type { FormEvent, ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useReturnPath } from '#web/ui/kept-html/kept-html.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { FOLLOW_PATH, type Followed, type FollowIntent } from './follow-path.ts'

type FollowFormProps = { fetcher: FetcherWithComponents<unknown>; followed: Followed; intent: FollowIntent; children: ReactNode; onAsk?: () => void }

/** One act on a job. Without scripts the response leads back to this page; with them the page stays. A plain form costs least, as a list has forty of them. `onAsk` asks first. */
export function FollowForm({ fetcher, followed, intent, children, onAsk }: FollowFormProps) {
  const path = useReturnPath()
  const isScripted = useScripted()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onAsk) return onAsk()
    void fetcher.submit(event.currentTarget)
  }
  return (
    <form method="post" action={FOLLOW_PATH} onSubmit={submit}>
      <input type="hidden" name="company_id" value={followed.company_id} />
      <input type="hidden" name="job_id" value={followed.job_id} />
      <input type="hidden" name="form" value={intent} />
      {!isScripted && <input type="hidden" name="next" value={path} />}
      {children}
    </form>
  )
}
