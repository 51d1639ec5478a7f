import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { guarded } from '#contract/platform/errors/guarded.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** What one import of a file did. */
export const ImportRun = z.object({
  id: z.int(),
  file: z.string().meta({ example: 'jobs.csv' }),
  /** Empty when the file could not be recognised. */
  format: z.string().meta({ example: 'csv' }),
  command: z.string().meta({ example: 'npm run import' }),
  started_at: Timestamp,
  seconds: z.number().meta({ example: 4.2 }),
  records: z.int().meta({ example: 120 }),
  imported: z.int().meta({ example: 100 }),
  updated: z.int().meta({ example: 10 }),
  unchanged: z.int().meta({ example: 5 }),
  skipped: z.int().meta({ example: 3 }),
  rejected: z.int().meta({ example: 2 }),
  /** Why nothing of the file was saved; empty when all went well. */
  failure: z.string(),
  /** Of the refused records, how many are kept with their reasons: the first thousand. */
  refusals: z.int().meta({ example: 2 }),
})
export type ImportRun = z.infer<typeof ImportRun>

const tags = ['operators']

export const importRuns = {
  import_runs: {
    list: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/import_runs/', summary: '取り込みの記録を見る', tags })
      .input(Page)
      .output(z.object({ import_runs: z.array(ImportRun), total: z.int(), page: z.int(), per_page: z.int() }))
      .errors(guarded),
    refusals: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/import_runs/{run_id}/refusals/', summary: '取り込めなかった行と理由を、CSVでダウンロードする', tags })
      .input(z.strictObject({ run_id: WholeNumber(1, 2_147_483_647).meta({ description: '取り込みの番号。', example: 3 }) }))
      .output(z.file())
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
  },
}
