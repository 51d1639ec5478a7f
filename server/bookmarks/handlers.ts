import { candidate } from '../api.ts'
import { listKept } from '../favorites/list-kept.ts'
import { addBookmark } from './add-bookmark.ts'
import { removeBookmark } from './remove-bookmark.ts'

export const bookmarks = {
  bookmarks: {
    list: candidate.bookmarks.list.handler(async ({ context, input }) => {
      const { pairs, ...listed } = await listKept(context, 'bookmarks', input)
      return { bookmarks: pairs, ...listed }
    }),
    add: candidate.bookmarks.add.handler(({ context, input }) => addBookmark(context, input)),
    remove: candidate.bookmarks.remove.handler(({ context, input }) => removeBookmark(context, input)),
  },
}
