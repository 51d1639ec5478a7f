import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../shell/account/use-account.ts'
import type { FormResult } from '../form-result.ts'
import { VISITOR } from '../../calls/personal-storage.ts'
import { type Entry, savedInput } from './saved-input.ts'
import { sentInput } from './sent-input.ts'
import { typedEntries } from '../values/typed-entries.ts'

type KeptState = 'clean' | 'typed' | 'restored'

type Options = {
  /** Makes room in a list that grows before it shows what was kept; always the same function. */
  putBack?: (kept: Entry[]) => void
  /** What the form was made from: with another one React makes it again. */
  madeFrom?: string
}

/**
 * Keeps what is typed into a form in this tab until it is saved, across reloads and within the session; nobody who signs in here afterwards sees it.
 * `const { form, ...kept } = useSavedInput('profile-basics', result)`, then `<Form ref={form}>` and, beside it, `<SavedInputNote kept={kept} />`.
 */
export function useSavedInput(name: string, result?: FormResult, { putBack, madeFrom }: Options = {}) {
  const key = `${useAccount()?.id ?? VISITOR}:${name}`
  const form = useRef<HTMLFormElement>(null)
  const [sent] = useState(sentInput)
  const saved = result?.saved ? result : undefined
  const [noted, setNoted] = useState<{ state: KeptState; since?: FormResult }>({ state: 'clean' })
  const state = noted.since === saved ? noted.state : 'clean'

  useEffect(() => {
    // Also when the form is gone, because there is nothing left to do.
    if (sent.isAllSaved(saved)) savedInput.forget(key)
    const element = form.current
    if (!element) return
    const setState = (state: KeptState) => setNoted({ state, since: saved })
    // What the page said: somebody, or the browser after a reload, may have typed before the scripts ran.
    const before = JSON.stringify(typedEntries.given(element))
    const kept = savedInput.read(key)
    if (kept && JSON.stringify(kept) !== before) {
      if (putBack) putBack(kept)
      else typedEntries.putInto(element, kept)
      setState('restored')
    }
    const keep = () => {
      const entries = typedEntries.of(element)
      const text = JSON.stringify(entries)
      const isSame = sent.type(text) === 'saved' || text === before
      if (isSame) savedInput.forget(key)
      else savedInput.write(key, entries)
      setState(isSame ? 'clean' : 'typed')
    }
    const send = () => sent.send(JSON.stringify(typedEntries.of(element)))
    // `change` too: a list chosen from by script, and a browser that fills in an address, say no `input`.
    for (const event of ['input', 'change']) element.addEventListener(event, keep)
    element.addEventListener('submit', send)
    return () => {
      for (const event of ['input', 'change']) element.removeEventListener(event, keep)
      element.removeEventListener('submit', send)
    }
  }, [key, saved, putBack, madeFrom, sent])

  const forget = useCallback(() => savedInput.forget(key), [key])
  /** Throws away what was typed: the form shows again what is saved. */
  const discard = useCallback(() => {
    form.current?.reset()
    forget()
    setNoted({ state: 'clean' })
  }, [forget])

  return { form, state, forget, discard }
}
