import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Loads what dragging needs once the page is there; without it, each row has its buttons. `of`: the rows. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  { of, isOn, onMove }: { of: unknown; isOn: boolean; onMove: (from: number, to: number) => void },
) {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isLeft = false
    void import('./let-drag-rows.ts').then(
      ({ letDragRows }) => {
        if (!isLeft && list.current) stop = letDragRows(list.current, move)
      },
      () => {},
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [list, of, isOn])
}
