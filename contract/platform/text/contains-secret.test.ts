import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/index.ts'

type Found = { path: string; method: string | undefined; isMarked: boolean; errors: string[]; fields: string[] }

/** Names under which a secret leaves the server. `uri` is that of an authenticator app; `token` of a link. */
const secretName = /secret|password|token|private|recovery|credential|(?:^|_)(?:keys?|pin|codes?|uri)$/
/** Fields that are called so and hold nothing secret: ids, hints and texts that everybody or the client may read at any time. */
const harmless: Record<string, string[]> = {
  'candidate_users.profile.change': ['postal_code', 'referral_code'],
  'candidate_users.notification_settings.change': ['public_key'],
  'candidate_users.ai_interview.answer': ['key'],
  'candidate_users.ai_interview.draft': ['key'],
  // Why a message could not be sent.
  'candidate_users.messages.schedule': ['code'],
  'candidate_users.messages.cancel_scheduled': ['code'],
  'company_users.messages.schedule': ['code'],
  'company_users.messages.change_scheduled': ['code'],
  'company_users.messages.cancel_scheduled': ['code'],
  'company_users.webhook_endpoints.change': ['old_secret_until'],
  'operators.site_settings.preview': ['key'],
  'operators.master_data.add': ['key'],
  'operators.master_data.change': ['key'],
  'operators.master_data.order': ['key'],
}

function proceduresOf(router: object, path: string[] = []): Found[] {
  return Object.entries(router).flatMap(([name, part]: [string, unknown]) => {
    const here = [...path, name]
    if (!isContractProcedure(part)) return typeof part === 'object' && part !== null ? proceduresOf(part, here) : []
    const { route, meta, errorMap, outputSchema } = part['~orpc']
    return { path: here.join('.'), method: route.method, isMarked: 'tells_secret' in meta, errors: Object.keys(errorMap), fields: namesIn(outputSchema) }
  })
}

function namesIn(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return []
  const names: string[] = []
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part && typeof part.properties === 'object' && part.properties) names.push(...Object.keys(part.properties))
    Object.values(part).forEach(walk)
  }
  walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return names
}

const all = proceduresOf(contract)
const suspects = ({ path, fields }: Found) => fields.filter((name) => secretName.test(name) && !harmless[path]?.includes(name))

test('whatever writes and answers with a secret is marked, so that no answer of it is kept', () => {
  expect(all.length).toBeGreaterThan(150)
  const writes = all.filter(({ method }) => method !== 'GET')
  expect(writes.flatMap((one) => (suspects(one).length > 0 !== one.isMarked ? [[one.path, ...suspects(one)]] : []))).toEqual([])
  expect(all.filter(({ isMarked }) => isMarked)).toHaveLength(16)
})

test('a caller that may repeat a request with the same key learns what it means that nothing was saved', () => {
  const posts = all.filter(({ isMarked, method }) => isMarked && method === 'POST')
  expect(posts.filter(({ errors }) => !errors.includes('ANSWER_NOT_KEPT'))).toEqual([])
})
