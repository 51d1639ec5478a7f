type Words = { subject?: string; intro?: string }
export type Wording = Record<string, Words>

/** What is saved for the kinds of mails; nothing of a text that is no such list. */
export function readWording(text: string | null): Wording {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Wording) : {}
  } catch {
    return {}
  }
}

/** The list with other words for one kind. Without any it is left out; an empty list is none. */
export function wordingWith(wording: Wording, kind: string, { subject, intro }: Words) {
  const { [kind]: _before, ...rest } = wording
  const words = { ...(subject && { subject }), ...(intro && { intro }) }
  const all = Object.keys(words).length > 0 ? { ...rest, [kind]: words } : rest
  return Object.keys(all).length > 0 ? JSON.stringify(all) : ''
}
