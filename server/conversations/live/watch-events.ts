import { mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import type { LiveEvent } from '#contract/platform/live-events.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isSnapshot, partsOf, seenBy, type Snapshot } from '#server/platform/database/snapshot.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { candidateIdOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import type { Handed } from '#server/platform/live/live-feed.ts'

export type Watching = Pick<RequestContext, 'db' | 'live'> & { viewer: Party }
/** `id`: the place from which a client that had this event continues. `retry`: after how many milliseconds it comes back when it is cut off. */
export type Numbered = { id: Snapshot; retry?: number; event: LiveEvent }

const ready: LiveEvent = { kind: 'ready', company_id: null, candidate_id: null, number: null }

/**
 * What changes for one screen, from where it was left. Each change is checked for whether the signed-in user may know of it: a thread that does not exist for
 * them any more is passed over in silence. A session that ended ends the watch (`LiveFeed.closeEnded`).
 */
export async function* watchEvents({ db, live, viewer }: Watching, lastEventId: string | undefined, signal: AbortSignal): AsyncGenerator<Numbered> {
  const { screen, from } = await live.enter(viewer)
  const leave = () => screen.queue.close()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  const known: Known = { access: live.access, threads: new Map() }
  try {
    const missed = await missedSince({ live, viewer }, lastEventId)
    if (missed) yield* await allowed({ db, live, viewer }, known, missed.handed)
    const seen = missed?.after ?? from
    yield { id: seen, retry: live.comeBackAfter(), event: ready }
    const isSeen = seenBy(seen)
    for (let handed = await screen.queue.next(); handed; handed = await screen.queue.next()) {
      yield* await allowed(
        { db, live, viewer },
        known,
        handed.filter(({ row }) => !isSeen(row.xid)),
      )
    }
  } finally {
    signal.removeEventListener('abort', leave)
    live.leave(screen)
  }
}

/** What happened since the last event that a screen had. A place that this database never was at says nothing: such a screen starts from the present. */
async function missedSince({ live, viewer }: Pick<Watching, 'live' | 'viewer'>, lastEventId: string | undefined) {
  if (!isSnapshot(lastEventId)) return
  const { rows, isWhole, ...read } = await live.missed.read(viewer, lastEventId)
  if (partsOf(lastEventId).next > partsOf(read.after).next) return
  // Of too many none is told: `ready` has the screen look at everything.
  return { after: read.after, handed: isWhole ? rows.map((row): Handed => ({ row, read })) : [] }
}

/** An event of a company without a conversation is about people from outside, of whom guests and operators who look learn nothing. */
const readsOutside = (viewer: Party) => viewer.area === 'company' && mayReadOutside(viewer)

type Whose = Pick<LiveEvent, 'company_id' | 'candidate_id'>
/** The conversations that the user may know of, as long as nobody's access changed. What they may not know of is asked again each time. */
type Known = { access: number; threads: Map<string, Whose> }

/** A screen remembers so many conversations. */
const MOST_KNOWN = 1_000

async function allowed({ db, live, viewer }: Pick<Watching, 'db' | 'live' | 'viewer'>, known: Known, handed: Handed[]): Promise<Numbered[]> {
  // A change of access is read with whatever follows it, or before (server/platform/database/migrations/0015-conversations-visibility.sql).
  const { access } = live
  if (known.access !== access || known.threads.size > MOST_KNOWN) known.threads.clear()
  known.access = access
  const ids = [...new Set(handed.flatMap(({ row: { thread_id } }) => (thread_id && !known.threads.has(thread_id) ? thread_id : [])))]
  const asked = ids.length === 0 ? known.threads : await threadsKnown(db, viewer, ids)
  // Access that changed while the database was asked is not remembered.
  if (asked !== known.threads && live.access === access) for (const [id, whose] of asked) known.threads.set(id, whose)
  const told = handed.flatMap(({ read, row: { kind, thread_id, company_id, audience, detail } }) => {
    if (audience || (company_id !== null && !thread_id && readsOutside(viewer))) return [{ read, event: { ...ready, kind } }]
    const whose = thread_id && (asked.get(thread_id) ?? known.threads.get(thread_id))
    return whose ? [{ read, event: { kind, ...whose, number: detail.number ?? null } }] : []
  })
  // A client that is cut off between two events of one read gets all events of that read again.
  return told.map(({ read, event }, at) => ({ id: told[at + 1]?.read === read ? read.before : read.after, event }))
}

async function threadsKnown(db: Database, viewer: Party, ids: string[]) {
  const threads = await threadsOf(db, viewer)
    .select(['threads.id', 'threads.company_id', candidateIdOfThread.as('candidate_id')])
    .where('threads.id', 'in', ids)
    .execute()
  const whose =
    viewer.area === 'candidate'
      ? ({ company_id }: Whose) => ({ company_id, candidate_id: null })
      : ({ candidate_id }: Whose) => ({ company_id: null, candidate_id })
  return new Map(threads.map(({ id, ...thread }) => [id, whose(thread)]))
}
