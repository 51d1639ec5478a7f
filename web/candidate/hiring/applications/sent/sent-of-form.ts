import { textOf } from '#web/platform/forms/text-of.ts'
import { shownOfForm } from '../shown/shown-of-form.ts'
import { answersOfForm } from './answers-of-form.ts'

type Values = Record<string, unknown>

/** What goes with the application: the disclosed parts, the answers, and the files attached so far. */
export const sentOfForm = (values: Values) => ({
  shown: shownOfForm(values),
  answers: answersOfForm(values),
  files: [values.files ?? []].flat().map(textOf).filter(Boolean),
  files_confirmed: values.files_confirmed === 'on',
})
