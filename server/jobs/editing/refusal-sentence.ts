import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { refusalIn } from '#server/fail.ts'

/** A refusal in a sentence, with the first fields that it names and the count of the others; a bug goes on as one. */
export function refusalSentence(error: unknown, most = 1) {
  const refusal = refusalIn(error)
  if (!refusal) throw error
  const issues = Array.isArray(refusal.data) ? (refusal.data as Issue[]) : []
  return issues.length > 0 ? sentenceOfIssues(issues, most) : refusal.message
}

type Issue = { field: string; message: string }

export function sentenceOfIssues(issues: Issue[], most = 1) {
  const told = issues.slice(0, most).map(({ field, message }) => `${nameOf(field)}：${message}`)
  return told.join(' ') + (issues.length > most ? `（ほか${issues.length - most}件）` : '')
}

const nameOf = (field: string) => (field.startsWith('company.') ? '企業ページ' : (termNames[field.split('.')[0] ?? ''] ?? field))

/** What an act on one of many was refused with; null where it was done. Each act refuses before it writes, so that the others of the transaction stand. */
export async function refusalOf(act: () => Promise<unknown>) {
  try {
    await act()
    return null
  } catch (error) {
    return refusalSentence(error)
  }
}
