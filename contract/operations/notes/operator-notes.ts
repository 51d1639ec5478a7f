import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { MOST_TAGS } from './tag-limits.ts'

/** What an operator wrote for their colleagues, as it reads now, and how it read before it was corrected. */
export const OperatorNote = z.object({
  id: z.int(),
  text: z.string().meta({ example: '電話で登記の住所を確認済み。' }),
  operator_name: z.string(),
  created_at: Timestamp,
  /** The signed-in operator wrote it, and may correct it. */
  is_mine: z.boolean(),
  /** Who was mailed because the note calls them by name. */
  mentioned: z.array(z.string().meta({ example: '運営 太郎' })),
  corrected_at: Timestamp.nullable(),
  earlier: z.array(z.object({ text: z.string().meta({ example: '電話で住所を確認済み。' }), at: Timestamp })),
})
export type OperatorNote = z.infer<typeof OperatorNote>

/** The other operators: whom a note can call by @ and their name. */
export const Colleague = z.object({
  id: z.string().meta({ example: '5d0a3c2c-0a0e-4c53-9a52-6b1e0b9c4f10' }),
  name: z.string().meta({ example: '運営 太郎' }),
})
export type Colleague = z.infer<typeof Colleague>

export const OperatorTag = z
  .string()
  .normalize('NFKC')
  .trim()
  .min(1, 'タグを入力してください。')
  .max(30, 'タグは30文字以内で入力してください。')
  .meta({ description: '運営が付けたタグ。', example: '要フォロー' })

/** Whose page it is. */
const Area = z.enum(['candidate', 'company']).meta({ description: '求職者か、企業のメンバーか。', example: 'company' })
const written = {
  text: z.string().trim().min(1, 'メモを入力してください。').max(2_000, '2,000文字以内で入力してください。').meta({ example: '電話で登記の住所を確認済み。' }),
  /** One's own note that this text replaces. What it said before stays readable. */
  corrects: Id.optional(),
}
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND }

/** Under `companies`. No company reads any of it. */
export const companyNotes = {
  add_note: forOperator('decide_companies')
    .route({ method: 'POST', path: '/operators/companies/{id}/notes/', summary: '企業についての運営内のメモを書く、訂正する', tags: ['operator_companies'] })
    .input(z.strictObject({ id: Id, ...written }))
    .output(Done)
    .errors(guarded),
  set_tags: forOperator('decide_companies')
    .route({ method: 'PUT', path: '/operators/companies/{id}/tags/', summary: '企業のタグを決める', tags: ['operator_companies'] })
    .input(z.strictObject({ id: Id, tags: z.array(OperatorTag).max(MOST_TAGS, `タグは${MOST_TAGS}個までです。`) }))
    .output(z.object({ tags: z.array(z.string().meta({ example: '要フォロー' })) }))
    .errors(guarded),
}

/** Under `people`. The person reads none of it here; it goes with their account. */
export const personNotes = {
  add_note: forOperator('help_people')
    .route({ method: 'POST', path: '/operators/people/{area}/{id}/notes/', summary: '一人についての運営内のメモを書く、訂正する', tags: ['operator_people'] })
    .input(z.strictObject({ area: Area, id: Uuid, ...written }))
    .output(Done)
    .errors(guarded),
  set_tags: forOperator('help_people')
    .route({ method: 'PUT', path: '/operators/people/{area}/{id}/tags/', summary: '一人のタグを決める', tags: ['operator_people'] })
    .input(z.strictObject({ area: Area, id: Uuid, tags: z.array(OperatorTag).max(MOST_TAGS, `タグは${MOST_TAGS}個までです。`) }))
    .output(z.object({ tags: z.array(z.string().meta({ example: '要フォロー' })) }))
    .errors(guarded),
}
