import { useEffect } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { fieldsOf } from './fields-of.ts'
import { useDroppable } from './use-droppable.ts'

export type Section = ReturnType<typeof useSection>

/** A part of a page that the candidate saves separately. */
export function useSection(id: string, saved: Record<string, unknown>) {
  const fetcher = useFetcher<FormResult>({ key: `profile-${id}` })
  const posted = useActionData<FormResult>()
  const { result, times, drop } = useDroppable(fetcher.data ?? (posted?.form === id ? posted : undefined))

  const told = fetcher.data?.saved ? fetcher.data : undefined
  useEffect(() => {
    if (told) showToast(told.sentence ?? '保存しました')
  }, [told])

  // Changes after a save and after the candidate discards input: the fields then show what is saved, as the server understood it.
  return { id, fetcher, result, drop, version: `${times} ${JSON.stringify(saved)}`, ...fieldsOf(result, saved) }
}
