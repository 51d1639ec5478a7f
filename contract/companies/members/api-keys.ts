import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { allScopes, keyDays } from './api-key-scopes.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { ANSWER_NOT_KEPT, containsSecret } from '#contract/platform/text/contains-secret.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const ApiKey = z.object({
  id: z.string().meta({ example: '5b0f1c3e-1a42-4d0e-9e60-6f4d7e6c2a11' }),
  name: z.string().meta({ example: '採用管理システム' }),
  /** What the key begins with, to tell keys apart. */
  hint: z.string().meta({ example: 'mebae_7Gk2…' }),
  scopes: z.array(z.enum(allScopes)).meta({ example: ['jobs:read', 'jobs:write'] }),
  /** In whose name it acts: never more than they may do themself, and no longer than they are a member. */
  member_name: z.string().meta({ example: '三枝 由香' }),
  created_at: Timestamp,
  expires_at: Timestamp,
  /** To the minute. */
  last_used_at: Timestamp.nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.infer<typeof ApiKey>

const NewApiKey = z.strictObject({
  name: z.string().trim().min(1).max(50).meta({ example: '採用管理との連携' }),
  scopes: z
    .array(z.enum(allScopes))
    .min(1)
    .max(allScopes.length)
    .meta({ example: ['jobs:read'] }),
  days: z.union(keyDays.map((days) => z.literal(days))),
})
export type NewApiKey = z.infer<typeof NewApiKey>

const tags = ['api_keys']
const path = '/company_users/api_keys/'
const { SIGN_IN_REQUIRED, NOT_FOUND, CONFIRMATION_REQUIRED, TOO_MANY_KEYS } = errors

export const apiKeys = {
  list: forMember('manage_keys')
    .route({ method: 'GET', path, summary: 'APIキーの一覧を見る', tags })
    .output(z.object({ api_keys: z.array(ApiKey) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** The key itself is told this once and never again. */
  create: forMember('manage_keys')
    .route({ method: 'POST', path, summary: 'APIキーを発行する', tags })
    .meta(containsSecret)
    .input(NewApiKey)
    .output(z.object({ api_key: ApiKey, key: z.string().meta({ example: 'mebae_…' }) }))
    .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_KEYS, ANSWER_NOT_KEPT }),
  /** Holds from the next request on. */
  revoke: forMember('manage_keys')
    .route({ method: 'DELETE', path: `${path}{id}/`, summary: 'APIキーを止める', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
