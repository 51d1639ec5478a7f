import type { LiveEvent } from '#contract/live-events.ts'
import type { RequestContext } from '../api.ts'
import type { Party } from '../sessions/viewer.ts'
import { candidateOfThread } from '../threads/candidate-label.ts'
import { threadsOf } from '../threads/threads-of.ts'
import { type LiveRow, liveRows } from './live-row.ts'
import { liveSessions } from './live-sessions.ts'

type Watching = Pick<RequestContext, 'db' | 'live'> & { viewer: Party }
export type Numbered = { id: number; event: LiveEvent }

const ready: LiveEvent = { kind: 'ready', company_id: null, candidate_id: null, number: null }

/**
 * What changes for one screen, from where it was left. Of each change it is asked whether whoever watches may know of it at this moment: a thread that
 * does not exist for them any more is passed over in silence, and a session that ended ends the watch.
 */
export async function* watchEvents({ db, live, viewer }: Watching, lastEventId: string | undefined, signal: AbortSignal): AsyncGenerator<Numbered> {
  const { screen, from } = await live.enter(viewer)
  const leave = () => screen.queue.close()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  try {
    const since = lastNumber(lastEventId, from)
    if (since < from) yield* await allowed({ db, viewer }, await missed({ db, viewer }, since, from))
    yield { id: from, event: ready }
    for (let rows = await screen.queue.next(); rows; rows = await screen.queue.next()) {
      if (!(await liveSessions(db, [viewer.session_id])).has(viewer.session_id)) return
      yield* await allowed(
        { db, viewer },
        rows.filter(({ id }) => id > from),
      )
    }
  } finally {
    signal.removeEventListener('abort', leave)
    live.leave(screen)
  }
}

/** A number that nobody gave out says nothing: such a screen begins anew. */
function lastNumber(lastEventId: string | undefined, newest: number) {
  const number = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : newest
  return Math.min(number, newest)
}

const missed = ({ db, viewer }: Pick<Watching, 'db' | 'viewer'>, after: number, upTo: number) =>
  liveRows(db, after)
    .where('id', '<=', upTo)
    .where((event) =>
      event.or([
        event(viewer.area === 'company' ? 'company_id' : 'candidate_user_id', '=', viewer.area === 'company' ? viewer.company_id : viewer.id),
        event('audience', '=', viewer.area === 'company' ? 'companies' : 'candidates'),
      ]),
    )
    .execute()

async function allowed({ db, viewer }: Pick<Watching, 'db' | 'viewer'>, rows: LiveRow[]): Promise<Numbered[]> {
  const ids = [...new Set(rows.flatMap(({ thread_id }) => thread_id ?? []))]
  const threads =
    ids.length === 0
      ? []
      : await threadsOf(db, viewer)
          .select(['threads.id', 'threads.company_id', candidateOfThread.as('candidate')])
          .where('threads.id', 'in', ids)
          .execute()
  const known = new Map(threads.map((thread) => [thread.id, thread]))
  return rows.flatMap(({ id, kind, thread_id, audience, detail }) => {
    if (audience) return [{ id, event: { ...ready, kind } }]
    const thread = known.get(thread_id ?? '')
    if (!thread) return []
    const whose = viewer.area === 'candidate' ? { company_id: thread.company_id, candidate_id: null } : { company_id: null, candidate_id: thread.candidate.id }
    return [{ id, event: { kind, ...whose, number: detail.number ?? null } }]
  })
}
