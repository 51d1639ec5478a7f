import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Where a card was let go. */
export type Drop = { id: string; from: string; to: string }

/** A card can be taken to another column, with a mouse or, held for a moment, with a finger. Returns how to end it. */
export const letDrag = (card: HTMLElement) =>
  draggable({
    element: card,
    getInitialData: () => ({ id: card.dataset.card, from: card.closest<HTMLElement>('[data-step]')?.dataset.step }),
    onDragStart: () => card.setAttribute('data-dragged', ''),
    onDrop: () => card.removeAttribute('data-dragged'),
  })

/** The columns of the board take cards. Returns how to end it. */
export function letDrop(board: HTMLElement, onDrop: (drop: Drop) => void) {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-step]')].map((element) => {
    const leave = () => element.removeAttribute('data-over')
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.id === 'string' && source.data.from !== element.dataset.step,
      onDragEnter: () => element.setAttribute('data-over', ''),
      onDragLeave: leave,
      onDrop: ({ source }) => {
        leave()
        onDrop({ id: String(source.data.id), from: String(source.data.from), to: element.dataset.step ?? '' })
      },
    })
  })
  return combine(...columns)
}
