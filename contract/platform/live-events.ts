import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { errors } from './errors/errors.ts'

/**
 * Says what changed, never what it became: whoever is told asks again, so that access is decided in one place. `ready` comes first, and again after
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

const route = (area: 'candidate_users' | 'company_users') =>
  oc
    .route({
      method: 'GET',
      path: `/${area}/events/`,
      summary: '変化を受け取る（server-sent events）。`Last-Event-ID` の続きから届く',
      tags: ['live_events'],
    })
    .output(eventIterator(LiveEvent))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED })

export const candidateEvents = { events: route('candidate_users') }
export const companyEvents = { events: route('company_users') }
