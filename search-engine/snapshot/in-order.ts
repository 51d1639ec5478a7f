/** One after another. */
export const inOrder = async <Item, Result>(items: Item[], each: (item: Item, index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (const [i, item] of items.entries()) results.push(await each(item, i))
  return results
}
