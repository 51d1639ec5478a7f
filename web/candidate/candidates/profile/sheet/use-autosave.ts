import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import type { Entry } from '#web/platform/forms/kept/saved-input.ts'
import { typedEntries } from '#web/platform/forms/values/typed-entries.ts'

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

const PAUSE = 600

type Options<Result> = { form: RefObject<HTMLFormElement | null>; fetcher: FetcherWithComponents<Result>; id: string; action: string; pause?: number }

/**
 * Saves a form by itself once nobody has typed for a moment. One save goes on at a time, so that an older one never overtakes a newer one; what a save failed to
 * save stays in the form. `undo` puts back what was saved before the last save, and saves that.
 */
export function useAutosave<Result extends FormResult>({ form, fetcher, id, action, pause = PAUSE }: Options<Result>) {
  const { submit } = fetcher
  const [state, setState] = useState<SaveState>('idle')
  const [isUndoable, setUndoable] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const memory = useRef<{ saved: Entry[]; sent: Entry[] | undefined; before: Entry[][]; isUndoing: boolean }>({
    saved: [],
    sent: undefined,
    before: [],
    isUndoing: false,
  })

  /* oxlint-disable react/preserve-manual-memoization -- the ref is what they depend on; its form is read when they are called */
  const isChanged = useCallback(() => form.current !== null && !isSame(typedEntries.of(form.current), memory.current.saved), [form])
  const send = useCallback(() => {
    clearTimeout(timer.current)
    const element = form.current
    if (!element || memory.current.sent) return
    if (!isChanged()) return setState((now) => (now === 'waiting' || now === 'failed' ? 'saved' : now))
    memory.current.sent = typedEntries.of(element)
    const sent = new FormData(element)
    sent.set('form', id)
    sent.set('intent', id)
    // For who keeps the input until it is saved.
    element.dispatchEvent(new Event('submit'))
    setState('saving')
    void submit(sent, { method: 'post', action })
  }, [form, id, action, submit, isChanged])
  /* oxlint-enable react/preserve-manual-memoization */

  useEffect(() => {
    const element = form.current
    if (!element) return
    memory.current.saved = typedEntries.given(element)
    const wait = (event: Event) => {
      // What an input method is still turning into kanji is no text yet.
      if ('isComposing' in event && event.isComposing) return
      clearTimeout(timer.current)
      timer.current = setTimeout(send, pause)
      // After React has heard of the event, too: a field that React holds would lose what was typed.
      setTimeout(() => isChanged() && setState((now) => (now === 'saving' ? now : 'waiting')))
    }
    const events = ['input', 'change', 'compositionend']
    for (const event of events) element.addEventListener(event, wait)
    // Somebody may have typed before the scripts ran: for this, and for who keeps the input.
    if (isChanged()) element.dispatchEvent(new Event('input'))
    return () => {
      clearTimeout(timer.current)
      for (const event of events) element.removeEventListener(event, wait)
    }
  }, [form, pause, send, isChanged])

  // What the server said of the last save; each is looked at once, when its request is over.
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const seen = useRef<Result>(undefined)
  useEffect(() => {
    const { sent, saved, before, isUndoing } = memory.current
    if (!answer || answer === seen.current || !sent) return
    seen.current = answer
    memory.current.sent = undefined
    // oxlint-disable-next-line react/set-state-in-effect -- an answer of the server is no part of rendering
    if (!answer.saved) return setState('failed')
    if (!isUndoing) before.push(saved)
    memory.current.isUndoing = false
    memory.current.saved = sent
    setUndoable(before.length > 0)
    setState('saved')
    // Somebody went on typing while it was saved.
    if (form.current && !isSame(typedEntries.of(form.current), sent)) {
      setState('waiting')
      timer.current = setTimeout(send, pause)
    }
  }, [answer, form, pause, send])

  const undo = () => {
    const last = memory.current.before.pop()
    if (!last || !form.current) return
    memory.current.isUndoing = true
    typedEntries.putInto(form.current, last)
    send()
  }
  return { state, isUndoable, undo, send, isChanged }
}

const isSame = (one: Entry[], other: Entry[]) => JSON.stringify(one) === JSON.stringify(other)
