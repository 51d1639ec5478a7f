import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { type AreaPath, forArea } from '#contract/platform/procedure.ts'
import { companyLists, operatorLists } from './view-lists.ts'

/** A list's conditions, order and columns under a name. */
export const SavedView = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '確認が必要な求人' }),
  query: z.string().meta({ example: 'due=true&sort=confirmed' }),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** Who made it. */
  owner: z.string().meta({ example: '三枝 由香' }),
})
export type SavedView = z.infer<typeof SavedView>

const name = z.string().trim().min(1, '名前を入力してください。').max(50, '50文字以内で入力してください。').meta({ example: '確認が必要な求人' })
const query = z
  .string()
  .max(2_000)
  .refine((text) => !text.includes('\0'), '使えない文字が含まれています。')
  .meta({ description: '一覧の条件・並び順・列。アドレスの「?」のあと。', example: 'due=true&sort=confirmed' })
const is_shared = z.boolean().meta({ description: '同僚にも表示する。', example: false })
const id = z.uuid().meta({ description: 'ビューのID。' })

const views = <const Lists extends readonly [string, ...string[]]>(area: AreaPath, lists: Lists) => {
  const list = z.enum(lists).meta({ description: 'どの一覧か。', example: lists[0] })
  const path = `/${area}/saved_views/` as const
  const tags = [area === 'operators' ? 'operator_account' : 'company_account']
  const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, VIEW_EXISTS, TOO_MANY_VIEWS } = errors
  return {
    /** Of one list, those of the person and those that colleagues share; of a list that they may not see, none. */
    list: forArea(area, 'see_account')
      .route({ method: 'GET', path, summary: '一覧の保存したビューを見る', tags })
      .input(z.object({ list }))
      .output(z.object({ views: z.array(SavedView) }))
      .errors({ SIGN_IN_REQUIRED }),
    create: forArea(area, 'change_account')
      .route({ method: 'POST', path, summary: '一覧のビューを保存する', tags })
      .input(z.strictObject({ list, name, query, is_shared: is_shared.optional() }))
      .output(SavedView)
      .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN, VIEW_EXISTS, TOO_MANY_VIEWS }),
    change: forArea(area, 'change_account')
      .route({ method: 'PATCH', path: `${path}{id}/`, summary: '保存したビューの名前・条件・共有を変える', tags })
      .input(z.strictObject({ id, name: name.optional(), query: query.optional(), is_shared: is_shared.optional() }))
      .output(SavedView)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND, VIEW_EXISTS }),
    remove: forArea(area, 'change_account')
      .route({ method: 'DELETE', path: `${path}{id}/`, summary: '保存したビューを消す', tags })
      .input(z.strictObject({ id }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  }
}

export const companyViews = views('company_users', companyLists)
export const operatorViews = views('operators', operatorLists)
