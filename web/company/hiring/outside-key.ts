const prefix = 'outside-'

/** How addresses and forms name somebody from outside, where a selection on the site has its id. */
export const keyOfOutside = (id: string) => `${prefix}${id}`

/** The id of the person from outside whom a key names; nothing for a selection on the site. */
export const outsideIdOf = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined)
