import { useContext, useEffect } from 'react'
import { useSubmit } from 'react-router'
import { RowContext } from './row-context.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { showToast } from '#web/platform/calls/toasts.ts'
import { FollowForm } from './follow-form.tsx'
import { FOLLOW_PATH, type Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'

type HideButtonProps = { followed: Followed; hidden: boolean; title: string; of?: 'job' | 'company'; className?: string; icon?: IconName }

const words = {
  job: { hide: 'hide', show: 'show', label: '興味なし', done: '「興味なし」にしました。' },
  company: { hide: 'hide_company', show: 'show_company', label: 'この会社を表示しない', done: 'この会社の求人を、表示しないようにしました。' },
} as const

/** 興味なし, for the job or for all of its company: hides it from the lists. In a list the row folds to a line with 元に戻す; elsewhere the candidate can undo it until they dismiss the toast, and in the settings for ever. */
export function HideButton({ followed, hidden, title, of = 'job', className = 'button bare small', icon }: HideButtonProps) {
  const { fetcher, intent } = useFollow(`hide-${of}`, followed)
  const submit = useSubmit()
  const { hide, show, label, done } = words[of]
  const { company_id, job_id } = followed
  const isHidden = intent ? intent === hide : hidden

  const fold = useContext(RowContext)
  const wasHidden = fetcher.data?.saved === true && fetcher.data.form === hide
  useEffect(() => {
    if (!wasHidden) return
    if (fold && of === 'job') return fold(job_id, true)
    // Calls the API directly, because the card may be gone when the candidate undoes it.
    const undo = () =>
      void submit(
        { company_id, job_id, form: show },
        { method: 'post', action: FOLLOW_PATH, navigate: false, fetcherKey: `hide-${of}-${company_id}-${job_id}` },
      )
    showToast(done, { undo })
  }, [wasHidden, fold, submit, company_id, job_id, show, done, of])

  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isHidden ? show : hide}>
      <button type="submit" className={className}>
        {icon && <Icon name={icon} />}
        {isHidden ? `${label === '興味なし' ? '「興味なし」' : '「表示しない」'}を取り消す` : label}
        <span className="vh">
          ：<bdi>{title}</bdi>
        </span>
      </button>
    </FollowForm>
  )
}
