import { z } from 'zod'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { JobState } from './state/job-state.ts'

export const OwnJobSearch = z.object({
  state: JobState.optional().meta({ description: '求人の状態（draft・in_review・published・paused・closed）。', example: 'draft' }),
  free_word: z
    .string()
    .trim()
    .max(200)
    .refine((word) => !word.includes('\0'), '使えない文字が含まれています。')
    .optional()
    .meta({
      description:
        'フリーワード。語は空白で区切ると、すべてを含む求人に絞ります。`-語` は除外、`"語句"` は語句そのもの。全角・半角、大文字・小文字、長音の違いは問いません。',
      example: 'エンジニア リモート',
    }),
  due: z.enum(['true']).optional().meta({ description: '30日のあいだ確認していない、公開中の求人だけ。', example: 'true' }),
  approval: z.enum(['true']).optional().meta({ description: '管理者の承認を待っている求人だけ。', example: 'true' }),
  owner: z
    .union([z.enum(['me', 'none']), z.uuid()])
    .optional()
    .meta({ description: '担当者。me は自分、none は未設定、ほかはメンバーのID。', example: 'me' }),
  mine: z.enum(['true']).optional().meta({ description: '担当の求人（自分が担当者か、自分の担当の候補者が選考中の求人）だけ。', example: 'true' }),
  sort: sortBy('title', 'state', 'pay', 'candidates', 'owner', 'confirmed', 'updated', 'created'),
  ...Page.shape,
})
export type OwnJobSearch = z.infer<typeof OwnJobSearch>
