/** Whose text the box shows when the server has a later draft: this tab's where it contains the other, the server's where it ends with what is typed here, or both. */
export function meetDraft(typed: string, later: string): 'this' | 'later' | 'both' {
  if (typed !== '' && typed.includes(later)) return 'this'
  return later.endsWith(typed) ? 'later' : 'both'
}

/** Whether the draft of `at` is later than the one known. */
export const isLaterDraft = (at: string | null, known: string | null) => at !== null && Date.parse(at) > Date.parse(known ?? '1970-01-01')
