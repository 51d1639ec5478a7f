import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'

/** What the free word may become; `count` is the number of public jobs it stands for. */
export const Suggestion = z.object({
  kind: z.enum(['position', 'skill', 'company']),
  text: z.string().meta({ example: 'フロントエンドエンジニア' }),
  count: z.int().meta({ example: 22 }),
})
export type Suggestion = z.infer<typeof Suggestion>

export const suggestions = {
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/suggestions/', summary: '入力の候補を見る', tags: ['suggestions'] })
    .input(
      z.object({
        q: z.string().max(100).optional().meta({ description: '入力の途中の語。やりとりの一覧では、相手の名前と本文からさがす語。', example: 'エンジ' }),
      }),
    )
    .output(z.object({ suggestions: z.array(Suggestion) })),
}
