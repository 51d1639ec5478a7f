import { useEffect, useRef } from 'react'

/** While the page is open: the server says when something changed, and the page asks again. The browser comes back by itself after a cut and names the last event it had. */
export function useLive(address: string, onChange: () => void) {
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout>
    let wasCut = false
    const open = () => {
      source = new EventSource(address)
      source.addEventListener('message', () => change.current())
      source.addEventListener('open', () => {
        if (wasCut) change.current()
        wasCut = false
      })
      source.addEventListener('error', () => {
        wasCut = true
        // Refused, or refused to come back: the browser leaves it at that, and a proxy's moment of trouble would end it for good.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, 5_000)
      })
    }
    open()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [address])
}
