import { z } from 'zod'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { OperatorTag } from '../notes/operator-notes.ts'

export const PersonArea = z.enum(['candidate', 'company'])
export type PersonArea = z.infer<typeof PersonArea>

const tags = z.array(z.string().meta({ example: '要フォロー' }))

/** One line of what a search found: enough to tell people apart. */
export const FoundPerson = z.object({
  area: PersonArea.meta({ example: 'company' }),
  id: z.uuid(),
  name: z.string().meta({ example: '山田 花子' }),
  email: z.string().meta({ example: 'hanako@mebae.example' }),
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社サンプル製作所' }) }).nullable(),
  is_restricted: z.boolean(),
  created_at: Timestamp,
  tags,
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** Without `q`, `tag` or `restricted` nobody is found: there is no list of everybody. `q`: the whole address, the id, the beginning of the name, or a whole tag. */
export const PeopleSearch = z.object({
  q: z
    .string()
    .trim()
    .min(2, '2文字以上で入力してください。')
    .max(254)
    .optional()
    .meta({ description: 'メールアドレスの全体、ID、名前のはじめ、またはタグ。', example: '山田' }),
  tag: OperatorTag.optional().meta({ description: '運営が付けたタグ。', example: '要フォロー' }),
  restricted: z.enum(['true']).optional().meta({ description: '利用を制限している人だけ。', example: 'true' }),
  area: PersonArea.optional().meta({ description: '求職者か、企業のメンバーか。', example: 'candidate' }),
  sort: sortBy('name', 'who', 'state', 'created'),
  ...Page.shape,
})
export type PeopleSearch = z.infer<typeof PeopleSearch>

/** `is_capped`: words alone meant more than these. `tags`: those in use. */
export const FoundPeople = z.object({ people: z.array(FoundPerson), total: z.int(), page: z.int(), per_page: z.int(), is_capped: z.boolean(), tags })
