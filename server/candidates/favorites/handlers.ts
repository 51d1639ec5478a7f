import { candidate } from '#server/api.ts'
import { dropPair } from './offered-pair.ts'
import { savePair } from './save-pair.ts'
import { listPairs } from './list-pairs.ts'
import { listFavoritesByCompanies, seeFavoritesByCompanies } from './favorites-by-companies.ts'

export const favorites = {
  favorites: {
    list: candidate.favorites.list.handler(async ({ context, input }) => {
      const { pairs, ...listed } = await listPairs(context, 'favorites', input)
      return { favorites: pairs, ...listed }
    }),
    add: candidate.favorites.add.handler(async ({ context, input }) => {
      await savePair(context, 'favorites', input)
      return { is_favorited_by_me: true }
    }),
    remove: candidate.favorites.remove.handler(async ({ context, input }) => {
      await dropPair(context, 'favorites', input)
      return { is_favorited_by_me: false }
    }),
  },
  favorites_by_companies: {
    list: candidate.favorites_by_companies.list.handler(({ context, input }) => listFavoritesByCompanies(context, input)),
    see: candidate.favorites_by_companies.see.handler(({ context }) => seeFavoritesByCompanies(context)),
  },
}
