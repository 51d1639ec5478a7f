import { z } from 'zod'
import { forAnyone } from '#contract/platform/procedure.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import { Place } from './place.ts'

export const places = {
  list: forAnyone
    .route({ method: 'GET', path: '/places/', summary: '市区町村と駅をさがす', tags: ['job_offers'] })
    .input(
      z.object({
        q: z.string().trim().max(40).optional().meta({ description: '名前か読みの一部。', example: 'しぶや' }),
        prefectures: many(LookupId)
          .optional()
          .meta({ description: 'これらの都道府県だけ。', example: [13] }),
      }),
    )
    .output(
      z.object({
        /** At most 50. */
        places: z.array(
          z.object({
            place: Place.meta({ description: '求人の検索の places にそのまま渡せる値。', example: '13113' }),
            name: z.string().meta({ example: '渋谷区' }),
            kana: z.string().meta({ example: 'シブヤク' }),
            prefectures: z.array(z.int()).meta({ example: [13] }),
            kind: z
              .enum(['municipality', 'station', 'area'])
              .meta({ description: 'municipality 市区町村、station 駅、area 町や地区の名前。', example: 'municipality' }),
          }),
        ),
      }),
    ),
}
