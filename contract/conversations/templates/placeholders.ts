/** What a template may leave open: filled in for one conversation before its words are written into the message. */
export const placeholders = ['候補者名', '求人名', '企業名', '担当者名'] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Record<Placeholder, string>

export const LONGEST_TEMPLATE_NAME = 40
/** Those that a company shares, and those that a member has for themself. */
export const MOST_SHARED_TEMPLATES = 100
export const MOST_OWN_TEMPLATES = 30

const known = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')
/** Wide braces come from a Japanese keyboard: they are meant as a placeholder and would be read as they stand. */
const braced = /[{｛][^{}｛｝\n]{0,100}[}｝]/g

/** A template for one conversation. What is filled in is not read again: a name with braces stays a name. */
export const filledTemplate = (text: string, values: PlaceholderValues) => text.replaceAll(known, (_, name: Placeholder) => values[name])

/** The first `{…}` that nothing would fill in. */
export const unknownPlaceholder = (text: string): string | undefined => text.match(braced)?.find((found) => !placeholders.some((name) => found === `{${name}}`))

const escaped = (value: string) => value.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** How a candidate is called: 佐伯 航平, 佐伯航平, and each part of the name before さん. */
function spellingsOf(name: Placeholder, value: string): { name: Placeholder; text: string; pattern: string }[] {
  const parts = value.trim().split(/\s+/u)
  const whole = [...new Set([value.trim(), parts.join('')])].filter((text) => text.length > 1).map((text) => ({ name, text, pattern: escaped(text) }))
  if (name !== '候補者名' || parts.length < 2) return whole
  return [...whole, ...parts.map((text) => ({ name, text, pattern: `(?<![一-龥ァ-ヺ々])${escaped(text)}(?=\\s?(?:さん|様|さま|殿|氏|くん|君))` }))]
}

/** A message as a template: what is of this one conversation is left open again, so that the candidate's name reaches nobody else. */
export function templateOfText(text: string, values: PlaceholderValues) {
  const found = placeholders.flatMap((name) => spellingsOf(name, values[name])).toSorted((a, b) => b.text.length - a.text.length)
  if (found.length === 0) return text
  const any = new RegExp(found.map(({ pattern }) => pattern).join('|'), 'gu')
  return text.replaceAll(any, (value) => `{${found.find((one) => one.text === value)!.name}}`)
}
