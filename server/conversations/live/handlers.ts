import { candidate, eventStream, member } from '#server/api.ts'
import { watchEvents, type Watching } from './watch-events.ts'

/** Of the request only what the stream needs: it stays in memory for as long as the screen is open. */
const watching =
  ({ db, live, viewer }: Watching, lastEventId: string | undefined) =>
  (left: AbortSignal) =>
    watchEvents({ db, live, viewer }, lastEventId, left)

export const candidateEvents = {
  events: candidate.events.handler(({ context, lastEventId, signal }) => eventStream(watching(context, lastEventId), { ...context, signal })),
}
export const companyEvents = {
  events: member.events.handler(({ context, lastEventId, signal }) => eventStream(watching(context, lastEventId), { ...context, signal })),
}
