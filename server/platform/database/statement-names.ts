/** A `*` becomes other columns when a migration adds one, and a statement that was prepared before would fail from then on. */
const isRead = (text: string) => /^\s*(?:select|with)\b/i.test(text) && !/(?:\bselect|\bdistinct|,|\.)\s*\*/i.test(text)

/** Names for statements to be prepared under: the first `most` reads that come by. Texts that vary without end use up no more than that. */
export function statementNames(most: number) {
  const names = new Map<string, string>()
  return (text: string) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most || !isRead(text)) return known
    const name = `read_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
