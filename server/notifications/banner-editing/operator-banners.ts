import { sql } from 'kysely'
import type { OperatorBanner } from '#contract/notifications/banners/operator-banners.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Every banner in its order, with how it stands at this moment. */
export const operatorBanners = (db: Database, now: Date) =>
  db
    .selectFrom('banners')
    .select(['id', 'link', 'image', 'alt', 'blank', 'display_start_at', 'display_end_at', 'revision', 'is_demo'])
    .select(
      sql<OperatorBanner['state']>`case when display_end_at <= ${now}::timestamptz then 'ended' when display_start_at > ${now}::timestamptz then 'scheduled'
        else 'live' end`.as('state'),
    )
    .orderBy('order_no')
    .orderBy('id')
