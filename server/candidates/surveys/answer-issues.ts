import type { SurveyAnswers, SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'

type Answer = SurveyAnswers[string]

const isEmpty = (answer: Answer | undefined) => answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)

const fits: Record<SurveyQuestion['kind'], (answer: Answer, choices: string[]) => boolean> = {
  choice: (answer, choices) => typeof answer === 'string' && choices.includes(answer),
  choices: (answer, choices) => Array.isArray(answer) && answer.every((one) => choices.includes(one)) && new Set(answer).size === answer.length,
  text: (answer) => typeof answer === 'string',
  scale: (answer) => typeof answer === 'number' && answer >= 1 && answer <= 5,
}

/** Where answers do not fit their questions, by field. */
export function answerIssues(questions: SurveyQuestion[], answers: SurveyAnswers) {
  const known = new Set(questions.map(({ key }) => key))
  const unknown = Object.keys(answers).filter((key) => !known.has(key))
  const wrong = questions.flatMap(({ key, kind, choices, required }) => {
    const answer = answers[key]
    if (answer === undefined || isEmpty(answer)) return required ? [{ key, message: '答えてください。' }] : []
    return fits[kind](answer, choices) ? [] : [{ key, message: '選べる値ではありません。' }]
  })
  return [...unknown.map((key) => ({ key, message: 'この項目はありません。' })), ...wrong].map(({ key, message }) => ({ field: `answers.${key}`, message }))
}
