/** The words between braces that a mail replaces. */
export const mailPlaceholders = { '{件名}': 'もとの件名', '{サイト名}': 'サイトの名前' } as const

/** Braces that name nothing would reach people as they are. */
export function unknownPlaceholder(text: string) {
  return [...text.matchAll(/\{[^{}]{0,60}\}?|\}/g)].map(([found]) => found).find((found) => !(found in mailPlaceholders))
}

export const filledIn = (text: string, values: Record<keyof typeof mailPlaceholders, string>) =>
  text.replaceAll(/\{[^{}]{0,60}\}/g, (found) => (found in values ? values[found as keyof typeof values] : found))
