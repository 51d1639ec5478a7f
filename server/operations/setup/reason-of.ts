/** What another server or the system said, as one line. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)
