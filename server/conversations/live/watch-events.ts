import type { LiveEvent } from '#contract/platform/live-events.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isSnapshot, partsOf, sees, type Snapshot } from '#server/platform/database/snapshot.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { candidateIdOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import type { Handed } from '#server/platform/live/live-feed.ts'
import { readLive } from '#server/platform/live/live-row.ts'
import { liveSessions } from '#server/accounts/sessions/viewer/live-sessions.ts'

type Watching = Pick<RequestContext, 'db' | 'live'> & { viewer: Party }
/** `id`: the place from which a client that had this event continues. */
export type Numbered = { id: Snapshot; event: LiveEvent }

const ready: LiveEvent = { kind: 'ready', company_id: null, candidate_id: null, number: null }

/**
 * What changes for one screen, from where it was left. Each change is checked for whether the signed-in user may know of it at this moment: a thread that
 * does not exist for them any more is passed over in silence, and a session that ended ends the watch.
 */
export async function* watchEvents({ db, live, viewer }: Watching, lastEventId: string | undefined, signal: AbortSignal): AsyncGenerator<Numbered> {
  const { screen, from } = await live.enter(viewer)
  const leave = () => screen.queue.close()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  try {
    const missed = await missedSince({ db, viewer }, lastEventId)
    if (missed) yield* await allowed({ db, viewer }, missed.handed)
    const seen = missed?.after ?? from
    yield { id: seen, event: ready }
    for (let handed = await screen.queue.next(); handed; handed = await screen.queue.next()) {
      if (!(await liveSessions(db, [viewer.session_id])).has(viewer.session_id)) return
      yield* await allowed(
        { db, viewer },
        handed.filter(({ row }) => !sees(seen, row.xid)),
      )
    }
  } finally {
    signal.removeEventListener('abort', leave)
    live.leave(screen)
  }
}

/** What happened since the last event that a screen had. A place that this database never was at says nothing: such a screen starts from the present. */
async function missedSince({ db, viewer }: Pick<Watching, 'db' | 'viewer'>, lastEventId: string | undefined) {
  if (!isSnapshot(lastEventId)) return
  const { rows, isWhole, ...read } = await readLive(db, lastEventId, viewer)
  if (partsOf(lastEventId).next > partsOf(read.after).next) return
  // Of too many none is told: `ready` has the screen look at everything.
  return { after: read.after, handed: isWhole ? rows.map((row): Handed => ({ row, read })) : [] }
}

async function allowed({ db, viewer }: Pick<Watching, 'db' | 'viewer'>, handed: Handed[]): Promise<Numbered[]> {
  const ids = [...new Set(handed.flatMap(({ row: { thread_id } }) => thread_id ?? []))]
  const threads =
    ids.length === 0
      ? []
      : await threadsOf(db, viewer)
          .select(['threads.id', 'threads.company_id', candidateIdOfThread.as('candidate_id')])
          .where('threads.id', 'in', ids)
          .execute()
  const known = new Map(threads.map((thread) => [thread.id, thread]))
  const told = handed.flatMap(({ read, row: { kind, thread_id, audience, detail } }) => {
    if (audience) return [{ read, event: { ...ready, kind } }]
    const thread = known.get(thread_id ?? '')
    if (!thread) return []
    const whose = viewer.area === 'candidate' ? { company_id: thread.company_id, candidate_id: null } : { company_id: null, candidate_id: thread.candidate_id }
    return [{ read, event: { kind, ...whose, number: detail.number ?? null } }]
  })
  // A client that is cut off between two events of one read gets all events of that read again.
  return told.map(({ read, event }, at) => ({ id: told[at + 1]?.read === read ? read.before : read.after, event }))
}
