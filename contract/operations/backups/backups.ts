import { z } from 'zod'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { guarded, sensitive, writing } from '#contract/platform/errors/guarded.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'

/** What is to come back: one of the two. */
const target = {
  backup_name: z
    .string()
    .regex(/^mebae-\d{8}-\d{6}Z$/, 'バックアップを選んでください。')
    .nullable()
    .meta({ example: null }),
  /** Everything committed before the start of this second. */
  until_at: KnownTime.nullable().meta({ example: '2026-11-22T14:03:21+09:00' }),
}
const oneTarget = ({ backup_name, until_at }: { backup_name: string | null; until_at: string | null }) => (backup_name === null) !== (until_at === null)
const refusal = { path: ['until_at'], error: 'バックアップか時刻の、どちらか一つを選んでください。' }

export const RestoreRequest = z.object({
  id: z.uuid(),
  ...target,
  reason: z.string().meta({ example: '誤って一括で求人を終了したため' }),
  state: z.enum(['waiting', 'approved', 'running', 'failed', 'withdrawn', 'expired']),
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  is_mine: z.boolean(),
  expires_at: Timestamp,
  approved_at: Timestamp.nullable(),
  approved_by_name: z.string(),
  failure: z.string().meta({ example: '' }),
})
export type RestoreRequest = z.infer<typeof RestoreRequest>

export const BackupRun = z.object({
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done_bytes: z.number().meta({ example: 12000000 }),
  total_bytes: z.number().meta({ example: 52428800 }),
  failure: z.string().meta({ example: '' }),
})

const tags = ['backups']
const path = '/operators/backups/'
const restores = '/operators/restores/'
const { NOT_FOUND, INPUT_INVALID, BACKUP_RUNNING, RESTORE_IMPOSSIBLE, RESTORE_DECIDED } = errors

export const backups = {
  list: forOperator('see_system')
    .route({ method: 'GET', path, summary: 'バックアップと、戻す頼みを見る', tags })
    .output(
      z.object({
        place: z.string().meta({ example: '/backup/mebae' }),
        /** Why the place cannot be read at this moment; empty: it can. */
        failure: z.string(),
        backups: z.array(z.object({ name: z.string().meta({ example: 'mebae-20261121-181500Z' }), made_at: Timestamp })),
        /** The seconds that can be restored; null: there is no archive. */
        reach: z.object({ from_at: Timestamp, to_at: Timestamp }).nullable(),
        /** Whether a restore takes a private key. */
        is_encrypted: z.boolean(),
        run: BackupRun.nullable(),
        /** Empty: the page can restore. Else what somebody has to type on the machine. */
        command: z.string().meta({ example: '' }),
        requests: z.array(RestoreRequest),
      }),
    )
    .errors(guarded),
  make: forOperator('run_system')
    .route({ method: 'POST', path, summary: 'いますぐバックアップを作る', tags })
    .input(z.strictObject({}))
    .output(Done)
    .errors({ ...writing, BACKUP_RUNNING }),
  /** What was written since that moment, and would be gone. */
  losses: forOperator('restore_backups')
    .route({ method: 'GET', path: `${restores}losses/`, summary: '戻すと失われるものの数を見る', tags })
    .input(z.object({ until_at: KnownTime.meta({ description: '戻す時刻。', example: '2026-11-22T14:03:21+09:00' }) }))
    .output(z.object({ losses: z.array(z.object({ what: z.string().meta({ example: '応募' }), count: z.int().meta({ example: 12 }) })) }))
    .errors({ ...sensitive, INPUT_INVALID }),
  request: forOperator('restore_backups')
    .route({ method: 'POST', path: restores, summary: '戻すことを頼む', tags })
    .input(z.strictObject({ ...target, reason: Reason }).refine(oneTarget, refusal))
    .output(z.object({ id: z.string().meta({ example: '3f2c8a52-9a4d-4a5e-8f14-6d1f0b7f6c21' }) }))
    .errors({ ...sensitive, INPUT_INVALID, RESTORE_IMPOSSIBLE }),
  /** By somebody else than who asked. It begins at once. */
  approve: forOperator('restore_backups')
    .route({ method: 'PUT', path: `${restores}{id}/approval/`, summary: '戻すことを承認して始める', tags })
    .input(
      z.strictObject({
        id: Uuid,
        /** Kept in memory until the restore ends. */
        private_key: z
          .string()
          .max(5_000)
          .regex(/^(?:\s*AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+\s*)?$/, 'AGE-SECRET-KEY-1 で始まる秘密鍵を入力してください。')
          .default('')
          .meta({ example: '' }),
      }),
    )
    .output(Done)
    .errors({ ...sensitive, ...secondOperatorRefusals, NOT_FOUND, INPUT_INVALID, RESTORE_DECIDED, RESTORE_IMPOSSIBLE }),
  /** Before it began, by anybody who could approve it. */
  withdraw: forOperator('restore_backups')
    .route({ method: 'PUT', path: `${restores}{id}/withdrawal/`, summary: '戻す頼みを取り消す', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors({ ...sensitive, NOT_FOUND, INPUT_INVALID, RESTORE_DECIDED }),
}
