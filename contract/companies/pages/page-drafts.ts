import { z } from 'zod'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Text = z.string().max(10_000)
const Row = z.record(z.string().max(60), Text)

/** The editor's fields as they are typed, finished or not: a text, several choices, or the rows of a list. */
const Fields = z
  .record(z.string().max(60), z.union([Text, z.array(z.union([Text, Row])).max(60)]))
  .refine((fields) => JSON.stringify(fields).length <= 400_000, '長すぎて、下書きに保存できません。')
  .meta({ example: { vision: '目立たない仕事ほど、よい道具を。' } })

const Revision = z.int().min(0).meta({ description: '読んだ下書きの保存回数。まだないときは0。', example: 3 })
const Saved = z.object({ revision: z.int().meta({ example: 4 }), saved_at: Timestamp.meta({ example: '2026-11-20T18:02:11+09:00' }) })

/** What a member typed and did not publish. */
export const PageDraft = Saved.extend({
  fields: Fields,
  /** The page's version with which the member began. */
  version: z.int().meta({ example: 4 }),
})
export type PageDraft = z.infer<typeof PageDraft>

const route = { path: '/company_users/company/draft/', tags: ['company_page'] } as const
const refusals = { ...memberRefusals, PAGE_CHANGED: errors.PAGE_CHANGED }

/** A member's own draft of the company's page. Nothing of it is public, and no colleague reads it. */
export const pageDrafts = {
  /** Takes the place of the draft with this `revision`; after a save by another tab it is left as it is: 409. */
  save_draft: forMember('edit_company')
    .route({ method: 'PUT', summary: '企業ページの下書きを保存する', ...route })
    .input(
      z.strictObject({
        fields: Fields.meta({ description: '編集画面の入力欄。名前は画面のフォームと同じです。' }),
        version: z.int().meta({ description: '編集を始めたときの企業ページの版。', example: 4 }),
        revision: Revision,
      }),
    )
    .output(Saved)
    .errors(refusals),

  discard_draft: forMember('edit_company')
    .route({ method: 'DELETE', summary: '企業ページの下書きを破棄する', ...route })
    .output(Done)
    .errors(memberRefusals),
}
