import { anyone } from '#server/api.ts'

const SHOWN = 8

export const suggestions = {
  list: anyone.suggestions.list.handler(({ context: { jobIndex }, input: { q = '' } }) => ({ suggestions: jobIndex.suggest(q, SHOWN) })),
}
