import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import type { Entry } from '#web/platform/forms/kept/saved-input.ts'
import { typedEntries } from '#web/platform/forms/values/typed-entries.ts'

/** `idle`: nothing was typed yet, or something was typed since the last save. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

const PAUSE = 600
const events = ['input', 'change', 'compositionend']

type Options<Result> = { form: RefObject<HTMLFormElement | null>; fetcher: FetcherWithComponents<Result>; id: string; action: string; pause?: number }

/**
 * Saves a form by itself once nobody has typed for a moment. One save goes on at a time, so that an older one never overtakes a newer one; what a save failed to
 * save stays in the form. `undo` puts back what was saved before the last save, and saves that.
 */
export function useAutosave<Result extends FormResult>({ form, fetcher, id, action, pause = PAUSE }: Options<Result>) {
  const [state, setState] = useState<SaveState>('idle')
  const [isUndoable, setUndoable] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const memory = useRef<{ saved: Entry[]; sent: Entry[] | undefined; before: Entry[][]; isUndoing: boolean }>({
    saved: [],
    sent: undefined,
    before: [],
    isUndoing: false,
  })

  const isChanged = () => form.current !== null && !isSame(typedEntries.of(form.current), memory.current.saved)
  const send = () => {
    clearTimeout(timer.current)
    const element = form.current
    if (!element || memory.current.sent) return
    if (!isChanged()) return setState('saved')
    memory.current.sent = typedEntries.of(element)
    const sent = new FormData(element)
    sent.set('form', id)
    sent.set('intent', id)
    // For who keeps the input until it is saved.
    element.dispatchEvent(new Event('submit'))
    setState('saving')
    void fetcher.submit(sent, { method: 'post', action })
  }
  const sendLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, pause)
  }

  const onTyped = useEffectEvent((event: Event) => {
    // What an input method is still turning into kanji is no text yet.
    if ('isComposing' in event && event.isComposing) return
    sendLater()
    // After React has heard of the event, too: a field that React holds would lose what was typed.
    setTimeout(() => isChanged() && setState((now) => (now === 'saving' ? now : 'idle')))
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    const saved = typedEntries.given(element)
    memory.current.saved = saved
    const listen = (event: Event) => onTyped(event)
    for (const event of events) element.addEventListener(event, listen)
    // Somebody may have typed before the scripts ran: for this, and for who keeps the input.
    if (!isSame(typedEntries.of(element), saved)) element.dispatchEvent(new Event('input'))
    return () => {
      clearTimeout(timer.current)
      for (const event of events) element.removeEventListener(event, listen)
    }
  }, [form])

  // What the server said of the last save, when its request is over.
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const onAnswer = useEffectEvent(({ saved: isSaved }: Result) => {
    const { sent, saved, before, isUndoing } = memory.current
    if (!sent) return
    memory.current.sent = undefined
    if (!isSaved) return setState('failed')
    if (!isUndoing) before.push(saved)
    memory.current.isUndoing = false
    memory.current.saved = sent
    setUndoable(before.length > 0)
    // Somebody may have gone on typing while it was saved.
    const isMore = isChanged()
    setState(isMore ? 'idle' : 'saved')
    if (isMore) sendLater()
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an answer of the server is no part of rendering
    if (answer) onAnswer(answer)
  }, [answer])

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
