import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../api/page-context.ts'
import { refusalOf } from '../api/refusal.ts'
import { factorPath } from '../shell/guards/factor-path.ts'
import { signInPath } from '../calls/sign-in-path.ts'
import type { FormResult, ManyDone } from './form-result.ts'
import { readForm } from './read-form.ts'

type Values = Record<string, unknown>
type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }
/** Saves what was entered; what it returns is said, or is where to go. A page with several forms learns which one it was. */
export type Save = (api: Api, values: Values, intent: string | null, form?: string) => Promise<string | Response | { sentence: string; many: ManyDone } | void>

/**
 * The action of a form: names such as `work_experiences[0].join_year` become an object, the button's `intent` tells which act is meant.
 * What the API refuses comes back to the form with what was entered; nothing is lost.
 */
export async function submitForm({ request, url, context }: Arguments, save: Save) {
  const {
    values: { form, ...values },
    intent,
  } = await readForm(request)
  try {
    const done = await save(context.get(apiContext), values, intent, form)
    // It leads elsewhere: no page is given it as a result.
    if (done instanceof Response) return done as never
    if (typeof done === 'object') return { saved: true, ...done, form } satisfies FormResult as FormResult
    return { saved: true, sentence: done ?? undefined, form } satisfies FormResult as FormResult
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.code === 'SIGN_IN_REQUIRED') throw redirect(signInPath(url.pathname + url.search))
    if (refusal.code === 'SECOND_FACTOR_REQUIRED' && !/^\/(?:online\/companies|operator|setup)\//.test(url.pathname))
      throw redirect(factorPath(url.pathname + url.search))
    return data(
      { saved: false, refusal, values: withoutSecrets(values), form, intent } satisfies FormResult as FormResult,
      refusal.code === 'INPUT_INVALID' ? 422 : refusal.code === 'READING_ONLY' ? 503 : 400,
    )
  }
}

/** A password or a private key never comes back to a page, and a file cannot. */
const withoutSecrets = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !/password|private_key/.test(name) && !(value instanceof File)))
