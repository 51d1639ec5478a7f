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
  node_version: z.string().meta({ example: 'v24.21.0' }),
  streams: z.int(),
  memory_bytes: z.number().meta({ example: 310000000 }),
  index_jobs: z.int().meta({ example: 1200 }),
  index_version: z.int().meta({ example: 18 }),
  /** Commits that its market has not read yet. */
  index_lag: z.int().nullable().meta({ example: 0 }),
  /** How often this process was without its database since it started, and when last; null: a version that does not say. */
  database_cuts: z.int().nullable().meta({ example: 0 }),
  database_cut_at: Timestamp.nullable(),
  /** How often this process started the embedded PostgreSQL again, and when last. */
  database_restarts: z.int().nullable().meta({ example: 0 }),
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
  waiting: z.int().nullable().meta({ example: 0 }),
})
export type SystemSample = z.infer<typeof SystemSample>

/** What became of the last try of a backup or of a drill, and of the last good one. */
export const SystemBackup = z.object({
  tried_at: Timestamp,
  /** Empty: it was good. */
  failure: z.string(),
  at: Timestamp.nullable(),
  place: z.string().meta({ example: '/backup/mebae' }),
  bytes: z.number().meta({ example: 52428800 }),
  seconds: z.number().meta({ example: 12.4 }),
  is_encrypted: z.boolean(),
})

export const SystemFigures = z.object({
  at: Timestamp,
  /** What needs somebody, the gravest first. */
  warnings: z.array(
    z.object({
      code: z.string().meta({ example: 'mails_failed' }),
      is_grave: z.boolean(),
      sentence: z.string().meta({ example: '配信に失敗したメールが3通あります。' }),
      page: z.string().nullable().meta({ example: '/operator/mails?mail_state=failed' }),
    }),
  ),
  database: figure(
    z.object({
      version: z.string().meta({ example: '18.1' }),
      bytes: z.number().meta({ example: 268435456 }),
      connections: z.int().meta({ example: 14 }),
      max_connections: z.int().meta({ example: 100 }),
      /** The longest statement under way; its words are not shown. */
      longest_statement_seconds: z.number(),
    }),
  ),
  queues: figure(
    z.object({
      mails_waiting: z.int(),
      mails_failed: z.int().meta({ example: 3 }),
      tasks_due: z.int(),
      tasks_later: z.int().meta({ example: 12 }),
      tasks_given_up: z.int(),
      workers: z.int(),
    }),
  ),
  processes: figure(z.array(SystemProcess)),
  disks: figure(
    z.array(
      z.object({
        name: z.enum(['DATA_DIR', 'FILES_DIR']),
        total_bytes: z.number().meta({ example: 100000000000 }),
        free_bytes: z.number().meta({ example: 61000000000 }),
      }),
    ),
  ),
  backup: figure(
    z.object({
      /** Null: none was made yet. */
      last: SystemBackup.nullable(),
      drill: SystemBackup.nullable(),
      /** When the app makes them, in Japan's time; null: somebody runs `npm run backup`. */
      schedule: z.string().nullable().meta({ example: '15 3 * * *' }),
      /** By the schedule no good one should be older. */
      due_since: Timestamp.nullable(),
      /** Whether the next one will be encrypted. */
      is_encrypted: z.boolean(),
      /** Of the embedded server where its log is archived; null: it is not. */
      archive: z
        .object({
          /** The end of the newest segment in the place, and what would be lost at this moment without this machine. */
          sent_at: Timestamp.nullable(),
          age_seconds: z.int().nullable().meta({ example: 24 }),
          failure: z.string().meta({ example: '' }),
          base: SystemBackup.nullable(),
          drill: SystemBackup.nullable(),
          drills_itself: z.boolean(),
          /** Databases of before a restore that nobody has deleted yet. */
          kept_folders: z.array(z.string()),
        })
        .nullable(),
      /** Whether the app itself tries each week to restore the last one. */
      drills_itself: z.boolean(),
    }),
  ),
  samples: figure(z.array(SystemSample)),
  /** What the release notes that operators gave say of newer versions. */
  updates: figure(
    z.object({
      is_known: z.boolean(),
      newest: z.string().nullable().meta({ example: '1.2.0' }),
      /** The newer versions that close a hole. */
      security: z.array(z.string().meta({ example: '1.2.0' })),
      /** Of the last reading from the address that is set. */
      failure: z.string().meta({ example: '' }),
    }),
  ),
  versions: z.object({ node: z.string().meta({ example: 'v24.21.0' }), app: z.string().meta({ example: '0.1.0' }), build_id: z.string() }),
})
export type SystemFigures = z.infer<typeof SystemFigures>

export const systemFigures = {
  system: forOperator('see_system')
    .route({ method: 'GET', path: '/operators/system/', summary: '運用の状態を見る', tags: ['operators'] })
    .output(SystemFigures)
    .errors(guarded),
}
