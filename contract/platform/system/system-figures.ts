import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '../text/timestamp.ts'
import { guarded } from '../errors/guarded.ts'

/** A figure, or why there is none: each is asked for by itself, so that one part that is down hides no other. */
const figure = <Value extends z.ZodType>(value: Value) => z.object({ value: value.nullable(), failure: z.string() })

export const SystemProcess = z.object({
  id: z.uuid(),
  is_this: z.boolean(),
  started_at: Timestamp,
  seen_at: Timestamp,
  /** Not heard of for a minute. */
  is_stale: z.boolean(),
  build_id: z.string(),
  node_version: z.string(),
  streams: z.int(),
  memory_bytes: z.number(),
  market_jobs: z.int(),
  market_version: z.int(),
  /** Commits that its market has not read yet. */
  market_lag: z.int().nullable(),
  /** How often this process was without its database since it started, and when last; null: a version that does not say. */
  database_cuts: z.int().nullable(),
  database_cut_at: Timestamp.nullable(),
  /** How often this process started the embedded PostgreSQL again, and when last. */
  database_restarts: z.int().nullable(),
  database_restarted_at: Timestamp.nullable(),
  requests_per_minute: z.number(),
  p95_ms: z.number().nullable(),
})
export type SystemProcess = z.infer<typeof SystemProcess>

/** Five minutes of all processes together. */
export const SystemSample = z.object({
  at: Timestamp,
  requests_per_minute: z.number(),
  p95_ms: z.number().nullable(),
  streams: z.int(),
  waiting: z.int().nullable(),
})
export type SystemSample = z.infer<typeof SystemSample>

export const SystemFigures = z.object({
  at: Timestamp,
  /** What needs somebody, the gravest first. */
  warnings: z.array(z.object({ code: z.string(), is_grave: z.boolean(), sentence: z.string(), page: z.string().nullable() })),
  database: figure(
    z.object({
      version: z.string(),
      bytes: z.number(),
      connections: z.int(),
      max_connections: z.int(),
      /** The longest statement under way; its words are not shown. */
      longest_statement_seconds: z.number(),
    }),
  ),
  queues: figure(
    z.object({ mails_waiting: z.int(), mails_failed: z.int(), tasks_due: z.int(), tasks_later: z.int(), tasks_given_up: z.int(), workers: z.int() }),
  ),
  processes: figure(z.array(SystemProcess)),
  disks: figure(z.array(z.object({ name: z.enum(['DATA_DIR', 'FILES_DIR']), total_bytes: z.number(), free_bytes: z.number() }))),
  /** Null: none was made here. */
  backup: figure(z.object({ at: Timestamp, bytes: z.number(), seconds: z.number() }).nullable()),
  samples: figure(z.array(SystemSample)),
  versions: z.object({ node: z.string(), app: z.string(), build_id: z.string() }),
})
export type SystemFigures = z.infer<typeof SystemFigures>

export const systemFigures = {
  system: forOperator('see_system')
    .route({ method: 'GET', path: '/operators/system/', summary: '運用の状態を見る', tags: ['operators'] })
    .output(SystemFigures)
    .errors(guarded),
}
