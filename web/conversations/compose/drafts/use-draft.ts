import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ConversationCalls } from '../../message/conversation-calls.ts'
import { keptDraft } from './kept-draft.ts'
import { isLaterDraft, meetDraft } from './meet-draft.ts'

const PAUSE = 800
const never = () => () => {}

type Kept = { message: string; at: string | null }

/**
 * The draft of a message: this tab stores it at every letter, the server at every pause. The tab's version wins on this page, because the user typed it last; what
 * another device kept meanwhile, or what came back from a message taken back, is never overwritten, but offered beside it (`other`). `refused` is what a refusal gave back.
 */
export function useDraft(key: string, kept: Kept, keep: ConversationCalls['keepDraft'], refused?: string) {
  const [typed, setText] = useState<string | null>(null)
  const stored = useSyncExternalStore(
    never,
    () => keptDraft.read(key, kept.at)?.message ?? null,
    () => null,
  )
  const begun = refused ?? kept.message
  const text = typed ?? stored ?? begun
  const [isKept, setKept] = useState(kept.message !== '')
  const [other, setOther] = useState<string | null>(null)
  // Of what this tab's text is the continuation; a stored text remembers it over a reload.
  const basis = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  // The text of a save that is not answered yet.
  const underway = useRef<string | null>(null)

  useEffect(() => {
    const before = keptDraft.read(key, kept.at)
    basis.current = before?.message ? before.based_on || null : kept.at
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there when the page opened
  }, [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isLaterDraft(kept.at, basis.current)) return
    const shown = typed ?? keptDraft.read(key, kept.at)?.message ?? begun
    const met = kept.message === underway.current ? 'this' : meetDraft(shown, kept.message)
    if (met === 'both') return setOther(kept.message)
    basis.current = kept.at
    if (met === 'this') return
    clearTimeout(timer.current)
    setText(kept.message)
    setKept(true)
    remember(kept.message)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the server has another draft
  }, [kept.at])

  const remember = (message: string) => {
    if (message) keptDraft.write(key, { message, based_on: basis.current ?? '' })
    else keptDraft.forget(key, basis.current)
  }
  const save = (message: string) => {
    underway.current = message
    const saved = keep(message, basis.current).then(
      (answer) => {
        if (answer.other !== null) return setOther(answer.other)
        if (isLaterDraft(answer.draft_at, basis.current)) basis.current = answer.draft_at
        const latest = keptDraft.read(key, null)?.message
        if (latest) remember(latest)
        if (latest === message) keptDraft.isSaved(key)
        setKept(message !== '')
      },
      () => {},
    )
    saving.current = saved.then(() => {
      if (underway.current === message) underway.current = null
    })
    return saving.current
  }
  const type = (message: string) => {
    setText(message)
    setKept(false)
    remember(message)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(message), PAUSE)
  }
  /** Both texts, or this tab's alone, take the place of what the other device kept. */
  const settle = async (message: string) => {
    const { draft_at } = await keep(message, undefined).catch(() => ({ draft_at: basis.current }))
    basis.current = draft_at
    setOther(null)
    setText(message)
    setKept(message !== '')
    remember(message)
  }
  /** Before the text becomes a message: no save follows, and one on its way is to be awaited, or it would bring the draft back. */
  const pause = () => {
    clearTimeout(timer.current)
    return underway.current === null ? undefined : saving.current
  }
  /** The draft became a message. What stood beside it is the next draft. */
  const clear = async () => {
    clearTimeout(timer.current)
    setOther(null)
    if (other !== null) type(other)
    else {
      setText('')
      setKept(false)
      keptDraft.forget(key, basis.current ?? kept.at)
    }
    await saving.current
  }
  /** `message` was sent later or posted; what was typed meanwhile stays. */
  const sentAs = (message: string) => (text === message ? clear() : type(text))
  return { text, type, clear, pause, sentAs, isKept, other, settle }
}
