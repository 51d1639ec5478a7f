import { useFetcher } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Followed } from '../follow/follow-path.ts'

/** A small bookmark on a saved job. It follows the menu beside it at once, and is taken back when the server refuses. */
export function SavedMark({ followed: { company_id, job_id }, marked }: { followed: Followed; marked: boolean }) {
  const { formData, data } = useFetcher<FormResult>({ key: `save-${company_id}-${job_id}` })
  const intent = formData?.get('form') ?? (data?.saved ? data.form : undefined)
  if (intent ? intent !== 'save' : !marked) return null
  return (
    <span className="saved-mark">
      <Icon name="bookmark" />
      <span className="vh">保存済み</span>
    </span>
  )
}
