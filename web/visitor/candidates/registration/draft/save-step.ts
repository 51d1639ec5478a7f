import { refuseAtBox } from '#web/accounts/agreeing/agreed-of.ts'
import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { type Refusal, refusalOf } from '#web/platform/api/refusal.ts'
import { pickedSkills } from '#web/candidates/skills/picked-skills.ts'
import { signUpOf } from '#web/visitor/accounts/new-account/sign-up-of.ts'
import { draftCookie } from './draft-cookie.ts'
import { draftOf, readDraft, type TypedDraft } from './draft-of.ts'
import { draftSteps } from './draft-steps.ts'

/** The steps after a form was sent: a candidate's draft is on the server, a visitor's in their browser. */
export type StepState = { step: number; draft: TypedDraft; refusal?: Refusal; values?: Record<string, unknown>; isTooLong?: boolean }

export const LAST_STEP = draftSteps.length + 1
const STEP_OF_SKILLS = draftSteps.findIndex(({ fields }) => fields.includes('skill_types')) + 1

/** The input for the API, which parses the texts and refuses what they do not say. */
const asDraft = (draft: TypedDraft) => draft as RegistrationDraft

type Sender = {
  isSignedIn: boolean
  secure: boolean
  /** Where the visitor wanted to go before they signed up, as far as their browser proves it. */
  nextOf: (values: Record<string, unknown>) => string
}

export async function saveStep(request: Request, api: Api, { isSignedIn, secure, nextOf }: Sender): Promise<StepState | Response> {
  const { values, intent } = await readForm(request)
  const step = stepNumber(textOf(values.step))
  const wanted = nextOf(values)
  const before = isSignedIn ? await api.candidate_users.registration_draft.show() : readDraft(textOf(values.draft))
  let draft = draftOf(step, values, before)
  const goTo = (next: number) => {
    if (isSignedIn) return redirect(withNext(`${href('/registration/add')}?step=${next}`, wanted), 303)
    // What is too long for a cookie travels from form to form, and a reload begins again, not with the answers before.
    const cookie = draftCookie.keep(draft, secure)
    return cookie ? redirect(stepAddress(request, next), { status: 303, headers: { 'Set-Cookie': cookie } }) : { step: next, draft, isTooLong: true }
  }
  if (intent === 'discard') return redirect(stepAddress(request, 1), { status: 303, headers: { 'Set-Cookie': draftCookie.forget(secure) } })
  try {
    // Without scripts a typed skill becomes one more box, and the step shows it before it goes on.
    const adds = step === STEP_OF_SKILLS && intent !== 'back' && textOf(values.skill_types_added).trim() !== ''
    if (step === STEP_OF_SKILLS) {
      const picked = await pickedSkills(api, adds ? values : { ...values, skill_types_added: '' }, 'skill_types')
      draft = draftOf(step, { ...values, skill_types: picked.map(({ skill_type }) => String(skill_type)) }, before)
    }
    if (intent === 'back') return goTo(Math.max(1, step - 1))
    if (step < LAST_STEP) {
      await (isSignedIn ? api.candidate_users.registration_draft.keep(asDraft(draft)) : api.registrations.check_draft(asDraft(draft)))
      return goTo(adds ? step : step + 1)
    }
    if (isSignedIn) {
      await api.candidate_users.registration.complete({})
      return redirect(wanted || href('/registration/vision'), 303)
    }
    const { birthday_year, birthday_month, birthday_day } = draft
    const hasBirthday = Boolean(birthday_year && birthday_month && birthday_day)
    const account = signUpOf(values, wanted)
    // The birthday was checked with its step, so that it says the age.
    await api.registrations
      .sign_up({ ...account, is_16_or_older: account.is_16_or_older || hasBirthday, registration_draft: asDraft(draft) })
      .catch(refuseAtBox)
    return redirect(withNext(href('/registration/sent'), wanted), { status: 303, headers: { 'Set-Cookie': draftCookie.forget(secure) } })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { password: _password, ...shown } = values
    const wrong = Object.keys(refusal.issues).flatMap((field) => stepOfField(field.replace(/^registration_draft\./, '')) ?? [])
    return { step: Math.min(step, ...wrong), draft, refusal, values: shown }
  }
}

/** The address of another step: where the visitor comes from and wanted to go stays in it. */
function stepAddress(request: Request, step: number) {
  const params = new URL(request.url).searchParams
  params.set('step', String(step))
  return `${href('/registration/add')}?${params}`
}

export function stepNumber(text: string | null) {
  const number = Math.trunc(Number(text))
  return number >= 1 && number <= LAST_STEP ? number : 1
}

/** The step that asks for a field (`skill_types.0` is `skill_types`); undefined when none does. */
function stepOfField(path: string) {
  const [name = ''] = path.split('.')
  const index = draftSteps.findIndex(({ fields }) => fields.some((field) => field === name))
  return index === -1 ? undefined : index + 1
}
