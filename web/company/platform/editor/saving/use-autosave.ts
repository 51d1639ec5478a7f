import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { typedEntries } from '#web/platform/forms/values/typed-entries.ts'
import { AUTOSAVE, type AutosaveResult } from './autosave.ts'

/** So long nobody types before a draft saves itself. */
const PAUSE = 1_500

type Options = { form: RefObject<HTMLFormElement | null>; isOn: boolean; isBusy: boolean; madeFrom: string; forget: () => void }

/**
 * Saves a form after a pause in the typing, without loading the page again. A press of a button waits for a save that is under way: otherwise the two would
 * look like two members who wrote at once.
 */
export function useAutosave<Version>({ form, isOn, isBusy, madeFrom, forget }: Options) {
  const { state, data, submit } = useFetcher<AutosaveResult<Version>>()
  const isSaving = state !== 'idle'
  const now = useRef({ isOn, isBusy, isSaving })
  const sent = useRef<string>(undefined)
  const waiting = useRef<HTMLElement | null>(undefined)
  useEffect(() => {
    now.current = { isOn, isBusy, isSaving }
  })

  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (now.current.isOn) timer = setTimeout(save, PAUSE)
    }
    const save = () => {
      if (now.current.isBusy || now.current.isSaving) return begin()
      if (!now.current.isOn) return
      const body = new FormData(element)
      body.set('intent', AUTOSAVE)
      sent.current = JSON.stringify(typedEntries.of(element))
      void submit(body, { method: 'post' })
    }
    const press = (event: SubmitEvent) => {
      clearTimeout(timer)
      if (!now.current.isSaving) return
      event.preventDefault()
      waiting.current = event.submitter
    }
    const type = ({ target }: Event) => {
      // What has no name, as a search among check boxes, is not saved.
      if (!(target instanceof HTMLInputElement) || target.name !== '') begin()
    }
    for (const event of ['input', 'change']) element.addEventListener(event, type)
    element.addEventListener('submit', press)
    return () => {
      clearTimeout(timer)
      for (const event of ['input', 'change']) element.removeEventListener(event, type)
      element.removeEventListener('submit', press)
    }
  }, [form, madeFrom, submit])

  useEffect(() => {
    const element = form.current
    if (isSaving || !element || sent.current === undefined) return
    if (data?.saved && sent.current === JSON.stringify(typedEntries.of(element))) forget()
    sent.current = undefined
    const pressed = waiting.current
    waiting.current = undefined
    if (pressed !== undefined) element.requestSubmit(pressed)
  }, [form, isSaving, data, forget])

  return { isSaving, result: data }
}
