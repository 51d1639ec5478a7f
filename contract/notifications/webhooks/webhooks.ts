import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { ANSWER_NOT_KEPT, containsSecret } from '#contract/platform/text/contains-secret.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { allWebhookEvents } from './webhook-events.ts'

export const WebhookEndpoint = z.object({
  id: z.string().meta({ example: '0b9f6e12-6a55-4c1a-9d7e-4f0a2f1c7d31' }),
  url: z.string().meta({ example: 'https://ats.example/hooks/mebae' }),
  description: z.string().meta({ example: '採用管理システム' }),
  event_types: z.array(z.enum(allWebhookEvents)).meta({ example: ['application.created', 'message.created'] }),
  created_at: Timestamp,
  last_success_at: Timestamp.nullable().meta({ example: '2026-11-21T09:58:00+09:00' }),
  disabled_at: Timestamp.nullable(),
  /** By hand, after three days without success, or because the receiver answered 410. */
  disabled_because: z.enum(['hand', 'failing', 'gone']).nullable(),
  /** Until then the secret before this one signs, too. */
  old_secret_until: Timestamp.nullable(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])

export const WebhookDelivery = z.object({
  id: z.string().meta({ example: '6b2b4c52-3f0b-4f64-9a3e-0c9b6c1d2e3f' }),
  /** The header `webhook-id`: the same for every try. */
  webhook_id: z.string().meta({ example: 'msg_7f3a4c52-3f0b-4f64-9a3e-0c9b6c1d2e3f' }),
  type: z.string().meta({ example: 'application.created' }),
  state: DeliveryState,
  created_at: Timestamp,
  attempts: z.int(),
  tried_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:01+09:00' }),
  next_try_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:06+09:00' }),
  response_status: z.int().nullable().meta({ example: 503 }),
  milliseconds: z.int().nullable().meta({ example: 84 }),
  /** Why nothing was answered: TIMEOUT, DNS, REFUSED_ADDRESS, TLS, CONNECTION, DISABLED; else empty. */
  failure: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const own = {
  /** https, a public address, the usual port. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .meta({ example: 'https://hooks.minamolog.example/mebae' }),
  description: z.string().trim().max(100).meta({ example: '採用管理との連携' }),
  event_types: z
    .array(z.enum(allWebhookEvents))
    .min(1)
    .max(allWebhookEvents.length)
    .meta({ example: ['application.created'] }),
}
const Secret = z.object({ endpoint: WebhookEndpoint, secret: z.string().meta({ example: 'whsec_…' }) })
const byId = { id: Uuid }

export const DeliverySearch = Page.extend({
  ...byId,
  delivery_state: DeliveryState.optional().meta({ description: '送信の状態（waiting・delivered・failed）。', example: 'failed' }),
  event_type: z.enum(allWebhookEvents).optional().meta({ description: 'できごとの種類。', example: 'application.created' }),
  sort: sortBy('event', 'state', 'created', 'attempts'),
})
export type DeliverySearch = z.infer<typeof DeliverySearch>

const tags = ['webhooks']
const path = '/company_users/webhook_endpoints/'
const { SIGN_IN_REQUIRED, NOT_FOUND, TOO_MANY_ENDPOINTS } = errors

export const webhooks = {
  webhook_endpoints: {
    list: forMember('manage_keys')
      .route({ method: 'GET', path, summary: 'Webhookのエンドポイントを見る', tags })
      .output(z.object({ endpoints: z.array(WebhookEndpoint) }))
      .errors({ SIGN_IN_REQUIRED }),
    /** The secret with which every delivery is signed is told this once. */
    create: forMember('manage_keys')
      .route({ method: 'POST', path, summary: 'Webhookのエンドポイントを追加する', tags })
      .meta(containsSecret)
      .input(z.strictObject({ ...own, description: own.description.default('') }))
      .output(Secret)
      .errors({ SIGN_IN_REQUIRED, TOO_MANY_ENDPOINTS, ANSWER_NOT_KEPT }),
    change: forMember('manage_keys')
      .route({ method: 'PATCH', path: `${path}{id}/`, summary: 'Webhookのエンドポイントを変える・止める・また使う', tags })
      .input(z.strictObject({ ...byId, ...z.object(own).partial().shape, is_active: z.boolean().optional() }))
      .output(WebhookEndpoint)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    remove: forMember('manage_keys')
      .route({ method: 'DELETE', path: `${path}{id}/`, summary: 'Webhookのエンドポイントを消す', tags })
      .input(z.strictObject(byId))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    /** For a day deliveries carry the signatures of both secrets. */
    rotate: forMember('manage_keys')
      .route({ method: 'POST', path: `${path}{id}/secrets/`, summary: 'Webhookの署名のシークレットを再発行する', tags })
      .meta(containsSecret)
      .input(z.strictObject(byId))
      .output(Secret)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND, ANSWER_NOT_KEPT }),
    test: forMember('manage_keys')
      .route({ method: 'POST', path: `${path}{id}/tests/`, summary: '試しのイベント（webhook.test）を送る', tags })
      .input(z.strictObject(byId))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    deliveries: forMember('manage_keys')
      .route({ method: 'GET', path: `${path}{id}/deliveries/`, summary: 'Webhookの送信の記録を見る', tags })
      .input(DeliverySearch)
      .output(
        z.object({
          deliveries: z.array(WebhookDelivery),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** In each state, of the same event. */
          counts: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int() }),
        }),
      )
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  },
  webhook_deliveries: {
    retry: forMember('manage_keys')
      .route({ method: 'POST', path: '/company_users/webhook_deliveries/{id}/retries/', summary: '届かなかったWebhookをもう一度送る', tags })
      .input(z.strictObject(byId))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  },
}
