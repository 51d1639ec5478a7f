const arrows: Record<string, string> = { arrowleft: '←', arrowright: '→' }

/** A key as people read it on their keyboard. */
export const keyName = (key: string) => arrows[key] ?? key.toUpperCase()
