import { useEffect } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#web/forms/form-result.ts'
import { showToast } from '#web/shell/toasts/toasts.ts'
import { fieldsOf } from './fields-of.ts'

export type Section = ReturnType<typeof useSection>

/** A part of a page that saves on its own. */
export function useSection(id: string, saved: Record<string, unknown>) {
  const fetcher = useFetcher<FormResult>({ key: `profile-${id}` })
  const posted = useActionData<FormResult>()
  const result = fetcher.data ?? (posted?.form === id ? posted : undefined)

  const told = fetcher.data?.saved ? fetcher.data : undefined
  useEffect(() => {
    if (told) showToast(told.sentence ?? '保存しました')
  }, [told])

  // Changes when what is saved does: the fields then show it as it was understood.
  return { id, fetcher, result, version: JSON.stringify(saved), ...fieldsOf(result, saved) }
}
