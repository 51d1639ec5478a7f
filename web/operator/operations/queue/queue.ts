/** One thing that waits for a decision, as the list beside the open one shows it. */
export type QueueItem = { id: number; to: string; title: string; company: string; waited: string; mark: string; isBad: boolean }

/** Where the open one stands in what waits; null when it does not wait, or stands behind what the list shows. */
export type Queue = { items: QueueItem[]; total: number; at: number }

/** The one after it, and after the last one the first; null when nothing else waits. */
export function nextAfter<Item extends { id: number }>(items: readonly Item[], id: number): Item | null {
  const at = items.findIndex((item) => item.id === id)
  const others = items.filter((item) => item.id !== id)
  return others[at < 0 || at >= others.length ? 0 : at] ?? null
}

/** Of the open one: the one before and the one after it, where there are any. */
export const besides = ({ items, at }: Queue) => ({ before: items[at - 1] ?? null, after: items[at + 1] ?? null })
