import { type PointerEvent, useRef, useState } from 'react'

/** So far a card is drawn before it counts, in pixels. */
const ENOUGH = 96
const SLACK = 8

/** Drawing a card aside with a finger or the mouse. Links and text in it stay what they are until it moves. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  const [x, setX] = useState(0)
  const end = () => {
    start.current = null
    setX(0)
  }
  return {
    x,
    /** Which way it would go if it were let go now. */
    towards: Math.abs(x) < ENOUGH ? null : x > 0 ? ('right' as const) : ('left' as const),
    handlers: {
      onPointerDown: ({ clientX, clientY, pointerId, pointerType, button, target }: PointerEvent<HTMLElement>) => {
        // The mouse draws a link itself; a finger may begin anywhere on the card.
        if (button === 0 && !(pointerType === 'mouse' && (target as Element).closest('a, button'))) start.current = { x: clientX, y: clientY, id: pointerId }
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (start.current?.id !== pointerId) return
        const moved = clientX - start.current.x
        if (Math.abs(moved) < SLACK && x === 0) return
        if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId)
        setX(moved)
      },
      onPointerUp: () => {
        const went = Math.abs(x) < ENOUGH ? null : x > 0 ? 'right' : 'left'
        end()
        if (went) onSwipe(went)
      },
      onPointerCancel: end,
    },
  }
}
