import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Drop } from './let-drag.ts'

/** Loads what dragging needs once the page is there; without it, each card has its menu. `of`: what the board shows. */
export function useBoardDrag(board: RefObject<HTMLElement | null>, { of, isOn, onDrop }: { of: unknown; isOn: boolean; onDrop: (drop: Drop) => void }) {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isLeft = false
    void import('./let-drag.ts').then(
      ({ letDrag }) => {
        if (!isLeft && board.current) stop = letDrag(board.current, drop)
      },
      () => {},
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [board, of, isOn])
}
