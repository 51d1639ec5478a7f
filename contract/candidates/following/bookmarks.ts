import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { LONGEST_BOOKMARK_NOTE, LONGEST_LIST_NAME } from './bookmark-limits.ts'
import { CompanyAndJob, Favorite } from './favorites.ts'

const tags = ['following']
const ListId = Id.meta({ description: '保存した求人を分けるリストのID。', example: 3 })

/** A saved pair, sorted into at most one list, with a note that only its candidate reads. */
export const Bookmark = Favorite.extend({
  list_id: z.int().nullable().meta({ example: 3 }),
  note: z.string().meta({ example: '面談で、夜間の対応を聞く。' }),
})

const Name = line(LONGEST_LIST_NAME).min(1, 'リストの名前を入力してください。').meta({ example: '地元で働く' })

export const BookmarkList = z.object({
  id: z.int(),
  name: z.string().meta({ example: '地元で働く' }),
  bookmark_count: z.int().meta({ example: 4 }),
})
export type BookmarkList = z.infer<typeof BookmarkList>

/** What a candidate saved for themself, paired as a favourite is. No company learns of it, in no list and no count. */
export const bookmarks = {
  bookmarks: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/bookmarks/', summary: '保存した求人を見る', tags })
      .input(z.object({ ...Page.shape, list_id: ListId.optional() }))
      .output(z.object({ bookmarks: z.array(Bookmark), total: z.int(), page: z.int(), per_page: z.int() })),
    add: forCandidate
      .route({ method: 'POST', path: '/candidate_users/bookmarks/', summary: '求人を保存する。企業には伝わらない', tags })
      .input(CompanyAndJob)
      .output(z.object({ is_bookmarked_by_me: z.boolean() }))
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/bookmarks/{company_id}/{job_id}/', summary: '保存した求人のリストとメモを変える', tags })
      .input(
        z.strictObject({
          ...CompanyAndJob.shape,
          list_id: ListId.nullable().optional().meta({ description: '入れるリスト。nullでどのリストにも入れない。', example: 3 }),
          note: text(LONGEST_BOOKMARK_NOTE).optional().meta({ description: '自分だけが読むメモ。', example: '面談で、夜間の対応を聞く。' }),
        }),
      )
      .output(z.object({ list_id: z.int().nullable(), note: z.string() }))
      .errors({ NOT_FOUND: errors.NOT_FOUND, BOOKMARK_LIST_GONE: errors.BOOKMARK_LIST_GONE }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/bookmarks/{company_id}/{job_id}/', summary: '保存した求人を外す', tags })
      .input(CompanyAndJob)
      .output(z.object({ is_bookmarked_by_me: z.boolean() })),
  },
  bookmark_lists: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/bookmark_lists/', summary: '保存した求人を分けるリストを見る', tags })
      .output(z.object({ bookmark_lists: z.array(BookmarkList) })),
    create: forCandidate
      .route({ method: 'POST', path: '/candidate_users/bookmark_lists/', summary: 'リストを作る', tags })
      .input(z.strictObject({ name: Name }))
      .output(BookmarkList)
      .errors({ BOOKMARK_LIST_EXISTS: errors.BOOKMARK_LIST_EXISTS, TOO_MANY_BOOKMARK_LISTS: errors.TOO_MANY_BOOKMARK_LISTS }),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/bookmark_lists/{id}/', summary: 'リストの名前を変える', tags })
      .input(z.strictObject({ id: ListId, name: Name }))
      .output(BookmarkList)
      .errors({ NOT_FOUND: errors.NOT_FOUND, BOOKMARK_LIST_EXISTS: errors.BOOKMARK_LIST_EXISTS }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/bookmark_lists/{id}/', summary: 'リストを消す。入っていた求人は、保存したまま残る', tags })
      .input(z.strictObject({ id: ListId }))
      .output(Done)
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
  },
}
