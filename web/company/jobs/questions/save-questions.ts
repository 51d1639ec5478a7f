import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { Refused } from '#web/platform/api/refused.ts'
import { editedQuestions } from './edited-questions.ts'
import { typedQuestions } from './typed-questions.ts'

type Values = Record<string, unknown>

/** Saves the questions; choices count only where one chooses. Without scripts the buttons of the list come here, too: they change the form and save nothing. */
export async function saveQuestions({ company_users: { job_offers } }: Api, id: string, values: Values, intent: string | null) {
  const questions = typedQuestions(values)
  const edited = editedQuestions(questions, intent ?? '')
  if (edited) {
    Object.assign(values, {
      questions: edited.map((question) => ({ ...question, is_required: question.is_required ? 'on' : '', choices: question.choices.join('\n') })),
    })
    throw new Refused({ code: 'NOT_SAVED', sentence: 'まだ保存していません。「保存」を押すと反映されます。', issues: {} })
  }
  try {
    const asked = questions.map((question) => (question.kind === 'choice' ? question : { ...question, choices: [] }))
    await job_offers.change({ id, questions: asked, updated_at: textOf(values.updated_at) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.code === 'LINT_ERRORS')
      throw new Refused({ ...refusal, sentence: '公開中の求人のため、保存できません。', issues: { questions: Object.values(refusal.issues).join(' ') } })
    if (refusal?.code !== 'PAGE_CHANGED') throw error
    // What is typed stays; saving again takes the place of what others saved.
    Object.assign(values, { updated_at: (await job_offers.show({ id })).job.updated_at })
    throw new Refused({
      ...refusal,
      sentence: 'あなたが開いたあとに、ほかの人がこの求人を保存しました。入力した質問は残っています。もう一度保存すると、この質問に置き換わります。',
    })
  }
  return '質問を保存しました。'
}
