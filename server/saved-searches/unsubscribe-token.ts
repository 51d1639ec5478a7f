import { open, seal } from '../seal.ts'

const PURPOSE = 'unsubscribe saved search '

/** What a mail's link carries: made by this site alone, for one saved search, and worth nothing for anything else. */
export const unsubscribeToken = (savedSearchId: number) => seal(PURPOSE + savedSearchId)!

/** The saved search that a link is about; nothing for a link that we did not make. */
export function savedSearchOfToken(token: string) {
  try {
    const opened = open(token)
    return opened?.startsWith(PURPOSE) ? Number(opened.slice(PURPOSE.length)) : undefined
  } catch {
    return undefined
  }
}
