/** Whether a view shows what the list shows, in whatever order its parameters stand. `columns` are those of the browser: a view without its own leaves them. */
export function isInForce(view: string, query: string, columns: string[] | null) {
  const kept = new URLSearchParams(view)
  const shown = new URLSearchParams(query)
  if (kept.has('columns') && columns && !shown.has('columns')) shown.set('columns', columns.join('.'))
  kept.sort()
  shown.sort()
  return kept.toString() === shown.toString()
}
