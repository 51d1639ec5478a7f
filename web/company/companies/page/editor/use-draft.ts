import { parseSubmission } from '@conform-to/dom/future'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { type Entry, savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { sentInput } from '#web/platform/forms/kept/sent-input.ts'
import { contentOfForm } from './content-of-form.ts'
import type { Values } from './rows-of.ts'

/** What the server has: the member's draft, or else what is public. `revision`: of the draft, 0 for none. */
type Saved = { values: Values; version: number; revision: number }

/**
 * The initial values of the editor, and the present values of its form. This tab keeps input until the server has it; because rows come and go,
 * the whole form starts again with the kept values. After an edit conflict it starts with the input merged with what the other member published.
 */
export function useDraft(name: string, saved: Saved, result: FormResult | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [sent] = useState(sentInput)
  const isIdle = useNavigation().state === 'idle'
  const since = result?.saved ? result : undefined
  const refused = result?.saved === false && result.values.version !== undefined ? result.values : undefined
  const isMet = refused?.meanwhile !== undefined
  const [restored, setRestored] = useState<{ values: Values; since: FormResult | undefined }>()
  const [typed, setTyped] = useState<{ key: string; values: Values }>()
  const [dropped, setDropped] = useState(0)
  // The form starts again after a press or another version of the page, never because a draft saved itself.
  const [opened, setOpened] = useState({ ...saved, since, nth: 0 })
  if (isIdle && (saved.version !== opened.version || since !== opened.since)) setOpened({ ...saved, since, nth: opened.nth + 1 })

  const put = restored?.since === since && !isMet ? restored?.values : undefined
  const key = isMet ? `met-${String(refused.version)}` : `${put ? 'put' : 'saved'}-${opened.nth}-${dropped}`
  // A form that is refused goes on as it is: its rows know where their values stood when it started, and may have moved since.
  const [start, setStart] = useState({ key, values: put ?? refused ?? opened.values })
  if (start.key !== key) setStart({ key, values: put ?? refused ?? opened.values })
  const begun = start.values

  useEffect(() => {
    const element = form.current
    if (!element) return
    const isAfresh = key.startsWith('saved')
    if (sent.isAllSaved(since) && isAfresh) savedInput.forget(name)
    const before = JSON.stringify(entriesOf(element))
    const kept = isAfresh && !refused ? savedInput.read(name) : undefined
    if (kept && JSON.stringify(kept) !== before) return setRestored({ values: { ...valuesOf(kept), ...(since && followed(kept, opened.version)) }, since })
    if (isMet) savedInput.write(name, entriesOf(element))
    const keep = () => {
      const entries = entriesOf(element)
      const text = JSON.stringify(entries)
      if (sent.type(text) === 'saved' || (isAfresh && text === before)) savedInput.forget(name)
      else savedInput.write(name, entries)
      setTyped({ key, values: valuesOf(entries) })
    }
    // Listens to `change` too: lists that scripts set, and rows that move, fire no `input`.
    const send = () => sent.send(JSON.stringify(entriesOf(element)))
    for (const event of ['input', 'change']) element.addEventListener(event, keep)
    element.addEventListener('submit', send)
    return () => {
      for (const event of ['input', 'change']) element.removeEventListener(event, keep)
      element.removeEventListener('submit', send)
    }
  }, [key, name, since, refused, isMet, sent, opened.version])

  /** The server has what this tab kept. */
  const forget = useCallback(() => savedInput.forget(name), [name])
  /** Discards what this tab put back: the form shows again what the server has. */
  const discard = useCallback(() => {
    forget()
    setRestored(undefined)
    setDropped((times) => times + 1)
  }, [forget])

  const values = typed?.key === key ? typed.values : begun
  const now = useDeferredValue(values)
  const content = useMemo(() => contentOfForm(now), [now])
  const state: 'clean' | 'typed' | 'restored' = put ? 'restored' : typed?.key === key ? 'typed' : 'clean'
  return { form, key, begun, now, content, state, forget, discard, revision: opened.revision, opened: opened.nth }
}

/** The draft's number changes with each save: it is no input. */
const entriesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter((entry): entry is Entry => typeof entry[1] === 'string' && entry[0] !== 'draft_revision')

function valuesOf(entries: Entry[]): Values {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return parseSubmission(data).payload
}

/** What is typed while a save is under way continues from what that save made. After anybody else's it stays where it began, and the next save meets theirs. */
function followed(kept: Entry[], version: number): Values {
  const begun = Number(kept.find(([name]) => name === 'version')?.[1])
  return begun + 1 === version ? { version: String(version) } : {}
}
