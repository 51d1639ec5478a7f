import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'

/** How a scout begins and ends; why it is sent is written for one person. */
export const NewScoutTemplate = z.strictObject({
  name: z.string().trim().min(1, '名前を入力してください。').max(50, '50文字以内で入力してください。').meta({ example: 'はじめまして' }),
  greeting: z.string().trim().max(1000, '1,000文字以内で入力してください。').default('').meta({ example: 'はじめまして。株式会社ミナモログの木下です。' }),
  closing: z.string().trim().max(1000, '1,000文字以内で入力してください。').default(''),
})
export const ScoutTemplate = z.object({ id: z.uuid(), ...NewScoutTemplate.shape })
export type ScoutTemplate = z.infer<typeof ScoutTemplate>

/** Why scouts were refused, of the company or of one of its templates: nothing before five answers. */
export const ScoutFeedback = z.object({
  /** Null: all scouts of the company. */
  template_id: z.uuid().nullable(),
  name: z.string().meta({ example: 'すべてのスカウト' }),
  /** Scouts that were refused or accepted; null below five. */
  answered: z.int().nullable(),
  accepted: z.int().nullable().meta({ example: 5 }),
  reasons: z.array(
    z.object({
      id: z.int(),
      name: z.string().meta({ example: '年収が希望より低い' }),
      count: z.int().meta({ example: 2 }),
      /** The field that would mend it; empty where none would. */
      field: z.string().meta({ example: '想定年収' }),
    }),
  ),
})
export type ScoutFeedback = z.infer<typeof ScoutFeedback>

const tags = ['scouts']
const { SIGN_IN_REQUIRED, NOT_FOUND, TOO_MANY_TEMPLATES } = errors

export const scoutTemplates = {
  list: forMember('scout')
    .route({ method: 'GET', path: '/company_users/scout_templates/', summary: '書き出しと結びのテンプレートを見る', tags })
    .output(z.object({ templates: z.array(ScoutTemplate) }))
    .errors({ SIGN_IN_REQUIRED }),
  create: forMember('scout')
    .route({ method: 'POST', path: '/company_users/scout_templates/', summary: '書き出しと結びのテンプレートを作成', tags })
    .input(NewScoutTemplate)
    .output(ScoutTemplate)
    .errors({ SIGN_IN_REQUIRED, TOO_MANY_TEMPLATES }),
  remove: forMember('scout')
    .route({ method: 'DELETE', path: '/company_users/scout_templates/{template_id}/', summary: 'テンプレートを消す', tags })
    .input(z.strictObject({ template_id: z.uuid().meta({ description: 'テンプレートのID。' }) }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}

export const scoutFeedback = forMember('scout')
  .route({ method: 'GET', path: '/company_users/scout_feedback/', summary: '断られた理由を、5件からまとめて見る', tags })
  .output(z.object({ feedback: z.array(ScoutFeedback) }))
  .errors({ SIGN_IN_REQUIRED })
