import { candidate } from '../api.ts'
import { addFavorite } from './add-favorite.ts'
import { listKept } from './list-kept.ts'
import { listFavoritesByCompanies } from './list-favorites-by-companies.ts'
import { removeFavorite } from './remove-favorite.ts'
import { seeFavoritesByCompanies } from './see-favorites-by-companies.ts'

export const favorites = {
  favorites: {
    list: candidate.favorites.list.handler(async ({ context, input }) => {
      const { pairs, ...listed } = await listKept(context, 'favorites', input)
      return { favorites: pairs, ...listed }
    }),
    add: candidate.favorites.add.handler(({ context, input }) => addFavorite(context, input)),
    remove: candidate.favorites.remove.handler(({ context, input }) => removeFavorite(context, input)),
  },
  favorites_by_companies: {
    list: candidate.favorites_by_companies.list.handler(({ context, input }) => listFavoritesByCompanies(context, input)),
    see: candidate.favorites_by_companies.see.handler(({ context }) => seeFavoritesByCompanies(context)),
  },
}
