/** What narrows a list: a field in its head (`search`), one of several values (`options`), a word or a day. */
export type ListFilter = { name: string; label: string } & (
  | { type: 'search' | 'text' | 'date'; hint?: string; maxLength?: number }
  | { options: Record<string, string> }
)

/** A condition in words, or as it stands in the address when it is none of the list's own values. */
export const valueInWords = (filter: ListFilter, value: string) => ('options' in filter ? (filter.options[value] ?? value) : value)
