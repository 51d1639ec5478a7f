import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import type { Followed, FollowIntent } from './follow-path.ts'

/** The last act on a job: shown at once, taken back with a message when the server refuses it. */
export function useFollow(name: string, { company_id, job_id }: Followed) {
  const fetcher = useFetcher<FormResult>({ key: `${name}-${company_id}-${job_id}` })
  const { data, formData } = fetcher
  useEffect(() => {
    if (data?.saved === false) showToast(data.refusal.sentence, { type: 'error' })
    // 興味なし says it with its undo button.
    else if (data?.sentence && !name.startsWith('hide')) showToast(data.sentence)
  }, [data, name])
  const intent = (formData?.get('form') ?? (data?.saved ? data.form : undefined)) as FollowIntent | undefined
  return { fetcher, intent }
}
