import { anyone } from '#server/api.ts'
import { searchOpenPositions } from './search-open-positions.ts'

export const openPositions = {
  search: anyone.open_positions.search.handler(({ context, input }) => searchOpenPositions(context, input)),
}
