import { z } from 'zod'

/** Where a word of a search stands in a job. */
export const FoundIn = z.object({
  typed: z.string().meta({ description: '入力した語。', example: 'テレワーク' }),
  field: z.enum(['title', 'skills', 'body']).meta({ description: 'title 題名・職種名、skills 経験と技術、body そのほか。', example: 'body' }),
  by: z.string().optional().meta({ description: '言いかえで見つかったときの、その語。', example: '在宅勤務' }),
})

/** What a search did with its words, and what else it offers. */
export const WordsOfSearch = z.object({
  /** Sentences that were parted into the words that carry them. In quotes they stay as they are. */
  wishes: z.array(
    z.object({
      typed: z.string().meta({ description: '入力した文。', example: '宇宙に関わる仕事' }),
      words: z.array(z.string()).meta({ description: 'さがした語。', example: ['宇宙'] }),
    }),
  ),
  /** Synonyms that were looked for too, where any job has them. */
  expanded: z.array(
    z.object({
      typed: z.string().meta({ description: '入力した語。', example: 'テレワーク' }),
      also: z.array(z.string()).meta({ description: 'いっしょにさがした言いかえ。without_synonyms で外せる。', example: ['在宅勤務', 'リモートワーク'] }),
    }),
  ),
  /** For few results: words that are one letter away from a typed one and find more. They are offered, never looked for by themselves. */
  did_you_mean: z.array(
    z.object({
      typed: z.string().meta({ description: '入力した語。', example: 'エンジニヤ' }),
      word: z.string().meta({ description: '1文字違いの、求人にある語。', example: 'エンジニア' }),
      free_word: z.string().meta({ description: 'その語に置きかえたフリーワード。', example: 'エンジニア 東京' }),
      total: z.int(),
    }),
  ),
})
export type WordsOfSearch = z.infer<typeof WordsOfSearch>
