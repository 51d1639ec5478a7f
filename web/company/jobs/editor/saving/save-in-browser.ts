import { type ClientActionFunctionArgs, isRouteErrorResponse } from 'react-router'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { connectionFailed } from '#web/platform/calls/show-failure.ts'
import { AUTOSAVE, type AutosaveResult } from './autosave.ts'

/** A draft that cannot save itself now says so beside the buttons and stays as it is typed: no toast, no other page. */
export async function saveInBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) {
  const sent = await request.clone().formData()
  if (sent.get('intent') !== AUTOSAVE) return reachServer({ request, serverAction })
  try {
    return await serverAction<AutosaveResult>()
  } catch (error) {
    // It leads to the sign-in, or the page is refused: only what failed on the way is told beside the buttons.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    const version = { updated_at: textOf(sent.get('updated_at')), begun: textOf(sent.get('begun')) }
    return { saved: false, refusal: { code: 'OUT_OF_REACH', sentence: connectionFailed, issues: {} }, values: {}, version } satisfies AutosaveResult
  }
}
