import { eventIterator } from '@orpc/contract'
import {} from '#contract/platform/procedure.ts'
import { z } from 'zod'
import { errors } from './errors/errors.ts'
import { forCandidate, forMember } from './procedure.ts'

/**
 * Says what changed, never what it became: the client that receives it asks again, so that access is decided in one place. `ready` comes first, and again after
 * each reconnect. The candidate is told which company it is with, the company which candidate.
 */
export const LiveEvent = z.object({
  kind: z.string(),
  company_id: z.int().nullable(),
  candidate_id: z.uuid().nullable(),
  /** The number of the message, or up to which messages were read. */
  number: z.int().nullable(),
})
export type LiveEvent = z.infer<typeof LiveEvent>

const route = (caller: typeof forCandidate, area: 'candidate_users' | 'company_users') =>
  caller
    .route({
      method: 'GET',
      path: `/${area}/events/`,
      summary: '変化を受け取る（server-sent events）。`Last-Event-ID` の続きから届く',
      tags: ['live_events'],
    })
    .output(eventIterator(LiveEvent))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED })

export const candidateEvents = { events: route(forCandidate, 'candidate_users') }
export const companyEvents = { events: route(forMember('see_threads'), 'company_users') }
