import { MOST_QUESTIONS } from '#contract/jobs/questions/job-question-kinds.ts'

const blank = { kind: 'short_text', question: '', is_required: false, choices: [] } as const

/** The list after one press of its buttons: `add`, or `up`, `down` and `remove` with the place. Undefined for any other press. */
export function editedQuestions<Question>(questions: Question[], intent: string, added: Question = blank as Question): Question[] | undefined {
  if (intent === 'add') return questions.length < MOST_QUESTIONS ? [...questions, added] : questions
  const [, act, place] = /^(up|down|remove)-(\d)$/.exec(intent) ?? []
  const from = Number(place)
  const moved = questions[from]
  if (!act) return undefined
  if (moved === undefined) return questions
  const others = questions.toSpliced(from, 1)
  return act === 'remove' ? others : others.toSpliced(Math.max(0, act === 'up' ? from - 1 : from + 1), 0, moved)
}
