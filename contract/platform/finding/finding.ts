import { z } from 'zod'

/** As many of one kind as a search over everything names. */
export const FOUND_OF_A_KIND = 5

export const Finding = z.object({
  q: z.string().trim().min(1, '探す言葉を入力してください。').max(100).meta({
    description: '探す言葉。空白で区切ると、すべてを含むもの。全角・半角、大文字・小文字、ひらがな・カタカナ、㈱などの違いは問いません。',
    example: '計測',
  }),
})
export type Finding = z.infer<typeof Finding>

/** One thing that was found: its name, and what tells it from others of the same name. */
export const Found = z.object({
  id: z.string().meta({ example: '12' }),
  name: z.string().meta({ example: 'バックエンドエンジニア' }),
  note: z.string().meta({ example: '株式会社ヤマノテ計測' }),
  /** Where it stands, in the words of the field `state`, `step` or `role` of its kind; null where there is none. */
  state: z.string().nullable().meta({ example: 'published' }),
})
export type Found = z.infer<typeof Found>

/** Those of one kind: the name that was typed, then names that begin so, then those that hold it. */
export const foundOf = <Kind extends readonly [string, ...string[]]>(kinds: Kind) =>
  z.object({ kind: z.enum(kinds), found: z.array(Found), has_more: z.boolean() })
