import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Message } from '#contract/conversations/messages.ts'

/** Says that what the other side wrote was read, once it is on a screen that somebody looks at. */
export function useRead(messages: Message[], side: 'candidate' | 'company', read: (number: number) => Promise<unknown>) {
  const { revalidate } = useRevalidator()
  const said = useRef(0)
  const theirs = messages.findLast(({ company, read_at }) => company !== (side === 'company') && read_at === null)?.number
  useEffect(() => {
    if (!theirs) return
    const tell = () => {
      if (document.visibilityState !== 'visible' || said.current >= theirs) return
      said.current = theirs
      read(theirs).then(
        () => void revalidate(),
        () => (said.current = 0),
      )
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [theirs, read, revalidate])
}
