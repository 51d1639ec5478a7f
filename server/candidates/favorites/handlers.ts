import { candidate } from '#server/api.ts'
import { dropPair } from './drop-pair.ts'
import { keepPair } from './keep-pair.ts'
import { listKept } from './list-kept.ts'
import { listFavoritesByCompanies } from './list-favorites-by-companies.ts'
import { seeFavoritesByCompanies } from './see-favorites-by-companies.ts'

export const favorites = {
  favorites: {
    list: candidate.favorites.list.handler(async ({ context, input }) => {
      const { pairs, ...listed } = await listKept(context, 'favorites', input)
      return { favorites: pairs, ...listed }
    }),
    add: candidate.favorites.add.handler(async ({ context, input }) => {
      await keepPair(context, 'favorites', input)
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
