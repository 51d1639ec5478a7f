import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Where a card was let go. */
export type Drop = { id: string; from: string; to: string }

/** Cards can be taken to another column, with a mouse or, held for a moment, with a finger. Returns how to end it. */
export function letDrag(board: HTMLElement, onDrop: (drop: Drop) => void) {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')].map((element) =>
    draggable({
      element,
      getInitialData: () => ({ id: element.dataset.card, from: element.closest<HTMLElement>('[data-step]')?.dataset.step }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
  )
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
  return combine(...cards, ...columns)
}
