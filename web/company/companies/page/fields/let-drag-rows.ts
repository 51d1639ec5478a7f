import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Rows of a list can be put in another place by their handle, with a mouse or, held for a moment, with a finger. Returns how to end it. */
export function letDragRows(list: HTMLElement, onMove: (from: number, to: number) => void) {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  return combine(
    ...rows.flatMap((element, at) => {
      // A row that can be dragged as a whole would let nobody select the text in its fields.
      const handle = element.querySelector<HTMLElement>('[data-handle]')
      if (!handle) return []
      const leave = () => element.removeAttribute('data-over')
      return [
        draggable({
          element: handle,
          getInitialData: () => ({ list, at }),
          onDragStart: () => element.setAttribute('data-dragged', ''),
          onDrop: () => element.removeAttribute('data-dragged'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.list === list && source.data.at !== at,
          onDragEnter: () => element.setAttribute('data-over', ''),
          onDragLeave: leave,
          onDrop: ({ source }) => {
            leave()
            onMove(Number(source.data.at), at)
          },
        }),
      ]
    }),
  )
}
