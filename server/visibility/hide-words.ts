const HIDDEN = '〔伏せています〕'
const legalForms = /株式会社|有限会社|合同会社|[（(][株有同][）)]|[㈱㈲㍿]|[\s,]+(?:Inc|Corp|Ltd|LLC|GmbH|Co)\b\.?|[（）()/／]/i
/** Addresses of mail and of the web, and telephone numbers. */
const contacts = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s　、。）]+|(?<!\d)(?:\+81[-\s]?|0)\d{1,4}[-\s(]?\d{1,4}[-\s)]?\d{3,4}(?!\d)/gi

/** A text of the candidate's own, without the names and addresses that would tell who it is. Names are also found without their legal form. */
export function hideWords(text: string, names: string[]) {
  const words = names.flatMap((name) => [name, ...name.split(legalForms)]).map((word) => word.trim())
  const known = [...new Set(words)].filter((word) => word.length > 1).toSorted((one, other) => other.length - one.length)
  const hidden = text.replaceAll(contacts, HIDDEN)
  return known.length ? hidden.replaceAll(new RegExp(known.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'giu'), HIDDEN) : hidden
}
