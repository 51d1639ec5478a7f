/** One thing that waits for a decision, as the list beside the open one shows it. */
export type QueueItem = { id: number; to: string; title: string; company: string; waited: string; mark: string; isBad: boolean }

/** Where the open one stands in what waits, of which the list shows the first ones. */
export type Queue = { items: QueueItem[]; total: number; at: number }

/** So many stand in the list beside the open one. */
export const SHOWN = 50

/** Null when the open one does not wait, or stands behind what the list shows. */
export function queueOf(items: QueueItem[], total: number, id: number): Queue | null {
  const at = items.findIndex((item) => item.id === id)
  return at < 0 ? null : { items, total, at }
}

/** Of the open one: the one before and the one after it, where there are any. */
export const besides = ({ items, at }: Queue) => ({ before: items[at - 1] ?? null, after: items[at + 1] ?? null })

/** Where a decision leads: to the one after it, from the last one to the first, and to the list when nothing else waits. */
export function nextOf(queue: Queue | null, list: string): string {
  const others = queue?.items.filter((_, place) => place !== queue.at) ?? []
  return (others[queue?.at ?? 0] ?? others[0])?.to ?? list
}
