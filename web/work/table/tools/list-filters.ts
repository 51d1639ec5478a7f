/** What narrows a list: a field in the head (`search`), or one of the conditions to add. */
export type ListFilter = { name: string; label: string } & (
  | { type: 'search'; hint?: string; maxLength?: number }
  | { type: 'text' | 'date'; hint?: string; maxLength?: number }
  | { options: Record<string, string> }
)

/** A condition in words, or as it stands in the address when no filter of this list names it. */
export const valueInWords = (filter: ListFilter, value: string) => ('options' in filter ? (filter.options[value] ?? value) : value)
