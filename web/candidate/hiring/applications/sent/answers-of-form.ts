import type { GivenAnswer } from '#contract/jobs/questions/job-questions.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type Values = Record<string, unknown>

/** The answers of a form, in its order. */
export const answersOfForm = ({ answers }: Values): GivenAnswer[] =>
  [answers ?? []].flat().flatMap((typed) => {
    const { question, answer } = Object(typed) as Values
    return question ? [{ question: textOf(question), answer: textOf(answer) }] : []
  })

/** The candidate's input for this question before the form came back. */
export const answerTo = (values: Values, question: string) => answersOfForm(values).find((said) => said.question === question)?.answer ?? ''
