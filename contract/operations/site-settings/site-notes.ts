import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Note = z
  .object({
    text: z.string().meta({ example: '掲載は無料です。' }),
    /** Null where .env says it. */
    changed_at: Timestamp.nullable(),
  })
  .nullable()

/** What the operator adds to the pages of fees, terms and privacy. */
export const SiteNotes = z.object({ fees: Note, terms: Note, privacy: Note })
export type SiteNotes = z.infer<typeof SiteNotes>

export const siteNotes = {
  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/site_notes/', summary: '料金、規約、プライバシーへの運営者の追記を見る', tags: ['site_notes'] })
    .output(SiteNotes),
}
