import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { beforeFactor, forAnyone, forCandidate } from '#contract/platform/procedure.ts'
import { OwnPath } from '#contract/platform/text/own-path.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { NeedsSecondFactor } from './sessions.ts'

const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS, LINE_UNAVAILABLE, LINE_REFUSED, LINE_TAKEN, LAST_WAY_IN } = errors

/** LINE's page for signing in; it leads back to `/line/callback`. */
const Onwards = z.object({ url: z.url().meta({ example: 'https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1234567890' }) })

export const lineSessions = {
  begin: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/line/challenges/', summary: 'LINEでのログインを始める', tags: ['line'] })
    /** `next`: where one wanted to go on this site. */
    .input(z.strictObject({ next: OwnPath }))
    .output(Onwards)
    .errors({ LINE_UNAVAILABLE, LINE_REFUSED, TOO_MANY_REQUESTS }),
  /** Takes the query that LINE led back with. Signs in, or links, as was begun in this browser within five minutes. */
  finish: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/line/', summary: 'LINEから戻る', tags: ['line'] })
    .input(z.strictObject({ query: z.string().max(8_000) }))
    .output(
      z.object({
        /** `new`: nobody has linked it; who came is remembered for half an hour in this browser (`/sessions/external/newcomer/`). */
        outcome: z.enum(['signed_in', 'linked', 'new']),
        next: z.string().nullable().meta({ example: '/job_offer/my_favorite' }),
        needs_second_factor: NeedsSecondFactor,
      }),
    )
    .errors({ LINE_UNAVAILABLE, LINE_REFUSED, LINE_TAKEN, TOO_MANY_REQUESTS }),
}

export const line = {
  line: {
    begin: forCandidate
      .route({ method: 'POST', path: '/candidate_users/line/challenges/', summary: 'LINE連携を始める', tags: ['line'] })
      .input(z.strictObject({}))
      .output(Onwards)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, LINE_UNAVAILABLE, LINE_REFUSED, TOO_MANY_REQUESTS }),
    unlink: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/line/', summary: 'LINEの連携を解除する', tags: ['line'] })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, LAST_WAY_IN }),
  },
}
