import { type RefObject, useEffect, useState } from 'react'
import { api } from '#web/platform/api/api.ts'
import { draftOfForm, valuesOf } from './scout-of-form.ts'

const PAUSE = 1_000

export type DraftState = 'clean' | 'saving' | 'saved' | 'failed'

/** Keeps what is written as a draft on the server, a moment after each change, until it is sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>, candidate_id: string) {
  const [state, setState] = useState<DraftState>('clean')
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let saving = new AbortController()
    let isSent = false
    const save = async () => {
      setState('saving')
      saving = new AbortController()
      try {
        await (await api()).company_users.scout_drafts.save(draftOfForm(valuesOf(element), candidate_id), { signal: saving.signal, context: { silent: true } })
        if (!isSent) setState('saved')
      } catch {
        if (!isSent) setState('failed')
      }
    }
    const later = () => {
      clearTimeout(timer)
      isSent = false
      timer = setTimeout(() => void save(), PAUSE)
    }
    // What is sent is no draft any more.
    const send = () => {
      isSent = true
      clearTimeout(timer)
      saving.abort()
    }
    for (const event of ['input', 'change']) element.addEventListener(event, later)
    element.addEventListener('submit', send)
    return () => {
      clearTimeout(timer)
      for (const event of ['input', 'change']) element.removeEventListener(event, later)
      element.removeEventListener('submit', send)
    }
  }, [form, candidate_id])
  return state
}
