import { candidate } from '#server/api.ts'
import { dropPair } from '../favorites/offered-pair.ts'
import { savePair } from '../favorites/save-pair.ts'
import { listPairs } from '../favorites/list-pairs.ts'
import { createBookmarkList, removeBookmarkList, renameBookmarkList, showBookmarkLists } from './bookmark-lists.ts'
import { changeBookmark } from './change-bookmark.ts'

export const bookmarks = {
  bookmarks: {
    list: candidate.bookmarks.list.handler(async ({ context, input }) => {
      const { pairs, ...listed } = await listPairs(context, 'bookmarks', input)
      return { bookmarks: pairs, ...listed }
    }),
    add: candidate.bookmarks.add.handler(async ({ context, input }) => {
      await savePair(context, 'bookmarks', input)
      return { is_bookmarked_by_me: true }
    }),
    change: candidate.bookmarks.change.handler(({ context, input }) => changeBookmark(context, input)),
    remove: candidate.bookmarks.remove.handler(async ({ context, input }) => {
      await dropPair(context, 'bookmarks', input)
      return { is_bookmarked_by_me: false }
    }),
  },
  bookmark_lists: {
    list: candidate.bookmark_lists.list.handler(({ context }) => showBookmarkLists(context)),
    create: candidate.bookmark_lists.create.handler(({ context, input }) => createBookmarkList(context, input)),
    change: candidate.bookmark_lists.change.handler(({ context, input }) => renameBookmarkList(context, input)),
    remove: candidate.bookmark_lists.remove.handler(({ context, input }) => removeBookmarkList(context, input.id)),
  },
}
