import { z } from 'zod'

/** How each record of a file ended: a new draft, a job changed, nothing to do, or why it was left out. */
export const JobImport = z.object({
  records: z.int().meta({ example: 2 }),
  is_trial: z.boolean(),
  /** Headings of the table that name no field: nothing of their columns is read. */
  unread_columns: z.array(z.string()).meta({ example: ['社内メモ'] }),
  results: z.array(
    z.object({
      place: z.string().meta({ example: '2行目' }),
      outcome: z.enum(['added', 'updated', 'unchanged', 'rejected']).meta({ example: 'updated' }),
      position_title: z.string().meta({ example: '蓄電池の発電予測を作るバックエンドエンジニア' }),
      /** Null for what is new in a trial, and for what was left out. */
      id: z.int().nullable().meta({ example: 341 }),
      reason: z.string(),
      /** The people in selection who are told that conditions of this job change, 60 seconds after it is written; and the names of those conditions. */
      applicants_to_tell: z.int(),
      notified_terms: z.array(z.string()).meta({ example: ['年収の上限'] }),
    }),
  ),
})
export type JobImport = z.infer<typeof JobImport>
