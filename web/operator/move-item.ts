/** A list with one of it a place further up or down. */
export function moveItem<Id>(list: readonly Id[], id: Id, way: 'up' | 'down') {
  const [from, rest] = [list.indexOf(id), list.filter((one) => one !== id)]
  rest.splice(Math.max(0, from + (way === 'up' ? -1 : 1)), 0, id)
  return rest
}
