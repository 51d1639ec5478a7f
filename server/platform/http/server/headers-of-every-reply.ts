export type Header = [name: string, value: string]

/** What holds the browser to the type that a reply names and, over TLS, to TLS. Also replies that Node or a bare connection gives have them. */
export const alwaysOf = (origin: string): Header[] => [
  ['x-content-type-options', 'nosniff'],
  ...(origin.startsWith('https:') ? [['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'] satisfies Header] : []),
]

export const missing = (always: Header[], headers: unknown[]) => always.filter(([name]) => !headers.includes(name)).flat()
