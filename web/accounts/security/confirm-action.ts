import { type ActionFunctionArgs, redirect } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { jsonIn } from '../passkeys/json-in.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'

/** Takes the password or a passkey again, and leads on to the page that the user wanted. */
export const confirmAction = (args: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>, otherwise: string) =>
  submitForm(args, async (api, { password, proof }, intent) => {
    if (intent === 'passkey') await api.sessions.passkey.confirm({ proof: jsonIn(proof) })
    else await api.sessions.confirm({ password: textOf(password) })
    return redirect(safePath(args.url.searchParams.get('next')) ?? otherwise, 303)
  })
