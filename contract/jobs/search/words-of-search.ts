import { z } from 'zod'

/** Where a word of a search stands in a job. */
export const FoundIn = z.object({
  typed: z.string().meta({ description: '入力した語。', example: 'テレワーク' }),
  field: z.enum(['title', 'skills', 'body']).meta({ description: 'title 題名・職種名、skills 経験と技術、body そのほか。', example: 'body' }),
  by: z.string().optional().meta({ description: '言いかえで見つかったときの、その語。', example: '在宅勤務' }),
})
export type FoundIn = z.infer<typeof FoundIn>

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
  /** For few results: jobs that answer only a part of what was typed stand in `jobs` after those that answer all of it; `total` does not count them. Null where there are none. */
  near: z
    .object({
      from: z.int().meta({ description: 'jobs のこの位置（0から）より後ろが、入力の一部だけに合う求人。', example: 2 }),
      without: z.array(z.string()).meta({ description: 'from 以降の求人が満たさないことのある語や条件。`typed` の値。', example: ['土日休み'] }),
      instead: z
        .array(z.object({ typed: z.string().meta({ example: 'エンジニヤ' }), word: z.string().meta({ example: 'エンジニア' }) }))
        .meta({ description: '求人にない語のかわりにさがした、1文字違いの語。', example: [{ typed: 'エンジニヤ', word: 'エンジニア' }] }),
    })
    .nullable(),
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
