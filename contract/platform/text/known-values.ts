type Tables = Partial<Record<string, readonly { id: number }[]>>

/** A search without the ids that no code table has, and the names of the parameters that lost some. */
export function knownValues<Search extends Record<string, unknown>>(search: Search, tables: Tables): { known: Search; dropped: string[] } {
  const dropped: string[] = []
  const entries = Object.entries(search).map(([name, value]) => {
    const ids = tables[name]?.map(({ id }) => id)
    if (!ids || !Array.isArray(value)) return [name, value]
    const kept = value.filter((id) => typeof id !== 'number' || ids.includes(id))
    if (kept.length === value.length) return [name, value]
    dropped.push(name)
    return [name, kept.length > 0 ? kept : undefined]
  })
  return { known: Object.fromEntries(entries) as Search, dropped }
}
