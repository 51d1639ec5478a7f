import { termNames } from '#contract/jobs/postings/job-term-names.ts'

type Refusal = { message: string; data: unknown; status: number }
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'data' in error && 'status' in error && Number(error.status) < 500

/** A refusal in a sentence, with the fields that it names; a bug goes on as one. */
export function refusalSentence(error: unknown) {
  if (!isRefusal(error)) throw error
  const issues = Array.isArray(error.data) ? (error.data as { field: string; message: string }[]) : []
  const told = issues.slice(0, 3).map(({ field, message }) => `${termNames[field.split('.')[0] ?? ''] ?? field}：${message}`)
  return told.length > 0 ? told.join(' ') : error.message
}
