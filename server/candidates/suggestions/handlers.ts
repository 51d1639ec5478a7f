import { anyone } from '#server/api.ts'
import { listSuggestions } from './list-suggestions.ts'

export const suggestions = {
  list: anyone.suggestions.list.handler(({ context, input }) => listSuggestions(context, input)),
}
