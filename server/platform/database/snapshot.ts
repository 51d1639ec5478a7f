/** A moment of the database as `pg_current_snapshot()` writes it, `xmin:xmax:xip,…`: which transactions had ended by then. */
export type Snapshot = string

const FORM = /^[1-9]\d{0,18}:[1-9]\d{0,18}:(?:\d{1,19}(?:,\d{1,19}){0,999})?$/

/** Whether a text from outside is a snapshot that PostgreSQL can parse. */
export const isSnapshot = (text: string | undefined): text is Snapshot => FORM.test(text ?? '')

/** The transactions that were under way, and the first that had not begun. */
export function partsOf(snapshot: Snapshot) {
  const [, next = '', running = ''] = snapshot.split(':')
  return { next: BigInt(next), running: new Set(running ? running.split(',') : []) }
}

/** Says of a transaction whether this snapshot contains it, given that it has committed by now. */
export function seenBy(snapshot: Snapshot) {
  const { next, running } = partsOf(snapshot)
  return (xid: string) => BigInt(xid) < next && !running.has(xid)
}
