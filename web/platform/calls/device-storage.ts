const PREFIX = 'device:'
/** Messages that wait to be sent, drafts, and whether this device keeps pages to read without a connection. */
type Kind = 'waiting' | 'draft' | 'reading'

const nameOf = (kind: Kind, owner: string, key = '') => `${PREFIX}${kind}:${owner}:${key}`

/**
 * What a candidate's browser keeps beyond the tab. Every name says whose it is, so that nobody who signs in afterwards reads it; the end of the session deletes it
 * (`clear-personal-storage.ts`). In a browser that forbids storage it keeps nothing.
 */
export const deviceStorage = {
  read: (kind: Kind, owner: string, key?: string) => attempt(() => localStorage.getItem(nameOf(kind, owner, key))) ?? null,

  /** Whether it is kept. */
  write(kind: Kind, owner: string, key: string, text: string | null) {
    const name = nameOf(kind, owner, key)
    return attempt(() => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text), true)) ?? false
  },

  /** Everything of this kind whose key begins so. */
  entries(kind: Kind, owner: string, start = '') {
    const beginning = nameOf(kind, owner)
    return names()
      .filter((name) => name.startsWith(beginning + start))
      .map((name) => ({ key: name.slice(beginning.length), text: attempt(() => localStorage.getItem(name)) ?? '' }))
  },

  /** How many messages wait on this device, by any account. */
  waitingCount: () => names().filter((name) => name.startsWith(`${PREFIX}waiting:`)).length,

  /** Whether something of somebody else is kept here. */
  isForeign: (owner: string) => names().some((name) => name.split(':')[2] !== owner),

  forget() {
    for (const name of names()) attempt(() => localStorage.removeItem(name))
  },
}

const names = () => (attempt(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(PREFIX))

function attempt<Result>(act: () => Result) {
  try {
    return act()
  } catch {
    return undefined
  }
}
