import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { connectionFailed } from '../calls/show-failure.ts'
import { showToast } from '../calls/toasts.ts'
import type { FormResult } from './form-result.ts'

/** The browser's part of a form's action: when the server is out of reach, or fails, the page stays with what was entered and says so. */
export async function reachServer({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) {
  const sent = request.clone()
  try {
    const result = await serverAction<FormResult | undefined>()
    // A refused form changed nothing: no page data is loaded again.
    return result?.saved === false ? data(result, 422) : result
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    // A second press took its place: that one tells how it ended.
    if (request.signal.aborted) throw error
    showToast(connectionFailed, { type: 'error' })
    const values = Object.fromEntries(await sent.formData())
    const form = values.form as string | undefined
    return data(
      { saved: false, refusal: { code: 'OUT_OF_REACH', sentence: connectionFailed, issues: {} }, values, form } satisfies FormResult as FormResult,
      503,
    )
  }
}
