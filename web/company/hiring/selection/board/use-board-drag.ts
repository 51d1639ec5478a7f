import { type RefObject, useEffect, useEffectEvent } from 'react'
import type * as Drag from './let-drag.ts'

/** Loads what dragging needs once the page is there; without it, each card has its menu. Returns how to end what was begun. */
function whenLoaded(begin: (drag: typeof Drag) => () => void) {
  let stop: (() => void) | undefined
  let isLeft = false
  void import('./let-drag.ts').then(
    (drag) => {
      if (!isLeft) stop = begin(drag)
    },
    () => {},
  )
  return () => {
    isLeft = true
    stop?.()
  }
}

/** The columns take cards. `of`: what the board shows. */
export function useBoardDrag(board: RefObject<HTMLElement | null>, { of, isOn, onDrop }: { of: unknown; isOn: boolean; onDrop: (drop: Drag.Drop) => void }) {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = board.current
    if (isOn && element) return whenLoaded(({ letDrop }) => letDrop(element, drop))
  }, [board, of, isOn])
}

/** Each card begins it by itself: one that comes back from another column after a refusal is a new element. */
export function useCardDrag(card: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = card.current
    if (isOn && element) return whenLoaded(({ letDrag }) => letDrag(element))
  }, [card, isOn])
}
