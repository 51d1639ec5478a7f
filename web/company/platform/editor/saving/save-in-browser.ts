import { type ClientActionFunctionArgs, isRouteErrorResponse } from 'react-router'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { connectionFailed } from '#web/platform/calls/show-failure.ts'
import { AUTOSAVE, type AutosaveResult } from './autosave.ts'

type Arguments = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>

/** A draft that cannot save itself now says so beside the buttons and stays as it is typed: no toast, no other page. */
export async function saveInBrowser<Version>({ request, serverAction }: Arguments, versionOf: (sent: FormData) => Version) {
  const sent = await request.clone().formData()
  if (sent.get('intent') !== AUTOSAVE) return reachServer({ request, serverAction })
  try {
    return await serverAction<AutosaveResult<Version>>()
  } catch (error) {
    // It leads to the sign-in, or the page is refused: only what failed on the way is told beside the buttons.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return {
      saved: false,
      refusal: { code: 'OUT_OF_REACH', sentence: connectionFailed, issues: {} },
      values: {},
      version: versionOf(sent),
    } satisfies AutosaveResult<Version>
  }
}
