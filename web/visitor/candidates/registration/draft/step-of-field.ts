import { draftSteps } from './draft-steps.ts'

/** The step that asks for a field (`skill_types.0` is `skill_types`); nothing when none does. */
export function stepOfField(path: string) {
  const [name = ''] = path.split('.')
  const index = draftSteps.findIndex(({ fields }) => fields.some((field) => field === name))
  return index === -1 ? undefined : index + 1
}
