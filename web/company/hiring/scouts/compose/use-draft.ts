import { type RefObject, useEffect, useState } from 'react'
import { api } from '#web/platform/api/api.ts'
import { draftOfForm, valuesOf } from './scout-of-form.ts'

const PAUSE = 1_000

export type DraftState = 'clean' | 'saving' | 'saved' | 'failed'

/**
 * Keeps what is written as a draft on the server, a moment after each change, until it is sent. One save runs at a time, so that an older text never comes after a newer
 * one; what waits when the page is left is saved then.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, candidate_id: string) {
  const [state, setState] = useState<DraftState>('clean')
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let saving = new AbortController()
    let last = Promise.resolve()
    let isSent = false
    const save = async () => {
      if (isSent) return
      const own = new AbortController()
      saving = own
      setState('saving')
      try {
        await (await api()).company_users.scout_drafts.save(draftOfForm(valuesOf(element), candidate_id), { signal: own.signal, context: { silent: true } })
        if (!own.signal.aborted) setState('saved')
      } catch {
        if (!own.signal.aborted) setState('failed')
      }
    }
    const saveNow = () => {
      clearTimeout(timer)
      timer = undefined
      last = last.then(save)
    }
    const later = () => {
      isSent = false
      clearTimeout(timer)
      timer = setTimeout(saveNow, PAUSE)
    }
    // What is sent is no draft any more; before any other button the text is saved.
    const press = ({ submitter }: SubmitEvent) => {
      if (submitter?.getAttribute('value') !== 'send') {
        if (timer !== undefined) saveNow()
        return
      }
      isSent = true
      clearTimeout(timer)
      timer = undefined
      saving.abort()
    }
    for (const event of ['input', 'change']) element.addEventListener(event, later)
    element.addEventListener('submit', press)
    return () => {
      if (timer !== undefined) saveNow()
      for (const event of ['input', 'change']) element.removeEventListener(event, later)
      element.removeEventListener('submit', press)
    }
  }, [form, candidate_id])
  return state
}
