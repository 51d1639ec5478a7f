import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { FoundVia } from '#contract/hiring/selection/found-via.ts'
import type { GivenAnswer } from '#contract/jobs/questions/job-questions.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** What goes with the application: the disclosed parts, the answers, and the files attached so far. */
export const sentOfForm = (values: Values) => ({
  shown: shownOfForm(values),
  answers: answersOfForm(values),
  files: [values.files ?? []].flat().map(textOf).filter(Boolean),
  files_confirmed: values.files_confirmed === 'on',
})

/** What they chose; nothing chosen says nothing, and what is no choice is refused by the API. */
export const foundViaOf = ({ found_via }: Values) => (textOf(found_via) || null) as FoundVia | null

/** The answers of a form, in its order. */
const answersOfForm = ({ answers }: Values): GivenAnswer[] =>
  [answers ?? []].flat().flatMap((typed) => {
    const { question, answer } = Object(typed) as Values
    return question ? [{ question: textOf(question), answer: textOf(answer) }] : []
  })

/** The candidate's input for this question before the form came back. */
export const answerTo = (values: Values, question: string) => answersOfForm(values).find((said) => said.question === question)?.answer ?? ''

const documents = ['resume', 'job_history_pdf'] as const

/** What an application discloses to the company: the ticked boxes of its form. */
export function shownOfForm(values: Record<string, unknown>): ShownChoice {
  const ticked = [values.shows ?? []].flat()
  return {
    profile: ticked.includes('profile'),
    name: ticked.includes('name'),
    career: ticked.includes('career'),
    contact: ticked.includes('contact'),
    document: ticked.includes('document') ? (documents.find((document) => document === values.document) ?? 'resume') : 'none',
  }
}
