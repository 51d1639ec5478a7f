import { z } from 'zod'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { many } from '#contract/platform/many.ts'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { SavedConditions } from './saved-searches.ts'

/** What may be searched next: a completion of what is typed, something that this person searched before, or a search that they saved. */
export const Suggestion = z.object({
  kind: z
    .enum(['position', 'skill', 'place', 'condition', 'company', 'recent', 'saved_search'])
    .meta({ description: 'position 職種、skill 技術、place 勤務地、condition 条件、company 企業、recent 最近の検索、saved_search 保存した検索。' }),
  text: z.string().meta({ description: '候補の語。保存した検索では、その名前。', example: 'フロントエンドエンジニア' }),
  free_word: z.string().meta({ description: '選んだあとのフリーワードの全体。', example: '東京 フロントエンドエンジニア' }),
  search: SavedConditions.nullable().meta({
    description: '保存した検索の条件。ほかの候補では null で、いまの条件のままフリーワードだけを変える。',
    example: null,
  }),
  count: z.int().nullable().meta({ description: '選ぶと見つかる求人の数。すぐに数えられないときは null。', example: 22 }),
})
export type Suggestion = z.infer<typeof Suggestion>

export const suggestions = {
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/suggestions/', summary: '入力の候補を見る', tags: ['suggestions'] })
    .input(
      JobSearch.omit({ free_word: true, page: true, per_page: true, sort: true }).extend({
        q: z.string().max(200).optional().meta({ description: '入力の途中のフリーワード。最後の語の続きを候補にします。', example: '東京 エンジ' }),
        recent: many(z.string().trim().min(1).max(200))
          .optional()
          .meta({
            description:
              'この人が最近さがしたフリーワード。新しい順に送ると、q に合うものを件数とともに候補に入れます（q があれば2つ、なければ4つまで）。サーバーには残しません。',
            example: ['営業'],
          }),
      }),
    )
    .output(z.object({ suggestions: z.array(Suggestion) })),
}
