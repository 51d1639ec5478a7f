import { candidate, eventStream, member } from '#server/api.ts'
import { watchEvents } from './watch-events.ts'

export const candidateEvents = {
  events: candidate.events.handler(({ context, lastEventId, signal }) => eventStream((left) => watchEvents(context, lastEventId, left), signal)),
}
export const companyEvents = {
  events: member.events.handler(({ context, lastEventId, signal }) => eventStream((left) => watchEvents(context, lastEventId, left), signal)),
}
