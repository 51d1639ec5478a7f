import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ConversationCalls } from '../message/conversation-calls.ts'
import { keptDraft } from './kept-draft.ts'

const PAUSE = 800
const never = () => () => {}

type Kept = { message: string; at: string | null }

/**
 * The draft of a message: this tab stores it at every letter, the server at every pause. The tab's version wins on this page, because the user typed it last; what
 * another device kept meanwhile is never overwritten, but offered beside it (`other`).
 */
export function useDraft(key: string, kept: Kept, keep: ConversationCalls['keepDraft']) {
  const [typed, setText] = useState<string | null>(null)
  const stored = useSyncExternalStore(
    never,
    () => keptDraft.read(key, kept.at)?.message ?? null,
    () => null,
  )
  const text = typed ?? stored ?? kept.message
  const [isKept, setKept] = useState(kept.message !== '')
  const [other, setOther] = useState<string | null>(null)
  // Of what this tab's text is the continuation; a stored text remembers it over a reload.
  const basis = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const before = keptDraft.read(key, kept.at)
    basis.current = before?.message ? before.based_on || null : kept.at
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there when the page opened
  }, [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  // What another device kept, or what came back from a message taken back, fills an empty field.
  useEffect(() => {
    if (!kept.at || kept.at === basis.current || text) return
    basis.current = kept.at
    setText(null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the server has another draft
  }, [kept.at])

  const remember = (message: string) => {
    if (message) keptDraft.write(key, { message, based_on: basis.current ?? '' })
    else keptDraft.forget(key, basis.current)
  }
  const save = (message: string) => {
    saving.current = keep(message, basis.current).then(
      (answer) => {
        if (answer.other !== null) return setOther(answer.other)
        basis.current = answer.draft_at
        const latest = keptDraft.read(key, null)?.message
        if (latest) remember(latest)
        if (latest === message) keptDraft.isSaved(key)
        setKept(message !== '')
      },
      () => {},
    )
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
  /** The draft became a message: cancels every pending save of it. */
  const clear = async () => {
    clearTimeout(timer.current)
    setText('')
    setKept(false)
    keptDraft.forget(key, basis.current ?? kept.at)
    await saving.current
    basis.current = null
  }
  return { text, type, clear, isKept, other, settle }
}
