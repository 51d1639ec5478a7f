import type { z } from 'zod'

/** Characters that turn the text around them; on a page they would reach beyond the name. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/u
/** Characters without width that make two names look alike. U+200C and U+200D stay: scripts and emoji need them. */
const hidden = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u
/** What shows nothing when it stands alone: blanks of every script, fillers, marks without a letter. */
const blank = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu

export const awaitingReplyText = (text: string) => directions.test(text)

/** Why a name of a person or a company cannot be shown beside other text; undefined when it can. Whether it may be empty is up to its field. */
export function nameProblem(name: string): string | undefined {
  if (awaitingReplyText(name)) return '文字の向きを変える見えない文字が含まれています。名前を入力し直してください。'
  if (name.trim() === '') return undefined
  if (name.replaceAll(blank, '') === '') return '見える文字が1つもありません。名前を入力し直してください。'
  if (hidden.test(name)) return '見えない文字が含まれています。名前を入力し直してください。'
  return undefined
}

/** For the schema of one name. */
export const readableName = (name: string, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
  const message = nameProblem(name)
  if (message) addIssue({ code: 'custom', message })
}

const nameFields = new Set([
  'name',
  'name_reading',
  'username',
  'company_name',
  'organization_name',
  'latest_work_name',
  'officer_name',
  'recruiter_name',
  'investor',
])

/**
 * For the input of an operation: every name in it, however deep. Only inputs refuse such names; a schema that is also an output
 * would make one old name break its page.
 */
export const readableNames = (input: unknown, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
  for (const { name, path } of namesIn(input)) {
    const message = nameProblem(name)
    if (message) addIssue({ code: 'custom', message, path })
  }
}

function namesIn(value: unknown, path: (string | number)[] = []): { name: string; path: (string | number)[] }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => namesIn(one, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && nameFields.has(key) ? [{ name: inner, path: [...path, key] }] : namesIn(inner, [...path, key]),
  )
}
