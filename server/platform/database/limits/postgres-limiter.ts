import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

type Limit = { points: number; duration: number; inMemoryBlockOnConsumed?: number }

/** Counts in PostgreSQL, for all processes together. Without the database each process counts for itself. */
export const postgresLimiter = (pool: pg.Pool, keyPrefix: string, { points, duration, ...rest }: Limit) =>
  new RateLimiterPostgres({
    storeClient: pool,
    // The library recognises a pool by the name of its class, and ours has another.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    ...rest,
  })
