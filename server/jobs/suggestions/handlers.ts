import { anyone } from '#server/api.ts'

const SHOWN = 8

export const suggestions = {
  list: anyone.suggestions.list.handler(({ context: { market }, input: { q = '' } }) => ({ suggestions: market.suggest(q, SHOWN) })),
}
