/** The orders of a list; how each is made stands on /about/ranking. */
export const sorts = [
  { id: 1, name: 'おすすめ順' },
  { id: 2, name: '新着順' },
  { id: 3, name: '更新順' },
  { id: 4, name: '年収の上限順' },
]
