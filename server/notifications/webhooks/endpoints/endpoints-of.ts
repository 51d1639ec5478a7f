import { sql } from 'kysely'
import type { WebhookEndpoint } from '#contract/notifications/webhooks/webhooks.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

export type EndpointsContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** The receivers of a company, in the order in which they came. */
export const endpointsOf = ({ db, now, viewer }: EndpointsContext) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'description', 'created_at', 'last_success_at', 'disabled_at'])
    .select([
      sql<WebhookEndpoint['event_types']>`event_types`.as('event_types'),
      sql<WebhookEndpoint['disabled_because']>`disabled_because`.as('disabled_because'),
      sql<string | null>`case when old_secret_until > ${now()} then old_secret_until end`.as('old_secret_until'),
    ])
    .where('company_id', '=', viewer.company_id)
    .orderBy('created_at')
    .orderBy('id')
