import { candidate } from '#server/api.ts'
import { dropPair } from '../favorites/offered-pair.ts'
import { savePair } from '../favorites/save-pair.ts'
import { listPairs } from '../favorites/list-pairs.ts'

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
    remove: candidate.bookmarks.remove.handler(async ({ context, input }) => {
      await dropPair(context, 'bookmarks', input)
      return { is_bookmarked_by_me: false }
    }),
  },
}
