import { redirect, replace, type RouterContextProvider } from 'react-router'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { agreedOf } from '#web/visitor/accounts/new-account/agreed-of.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** A visitor's forms: an address that gets a mail, or a way to sign in. All of them lead back to this application, in whichever browser the mail is opened. */
export const signUpToApply = (args: Arguments) =>
  submitForm(args, async (api, values, intent) => {
    const params = new URLSearchParams(args.url.search)
    params.delete('mail')
    const next = `${args.url.pathname}?${params}`
    if (intent === 'line') return redirect((await api.sessions.line.begin({ next })).url, 303)
    if (intent === 'passkey') {
      const entered = await api.sessions.passkey.create({ proof: jsonIn(values.proof) })
      return redirect(entered.needs_second_factor && entered.area === 'candidate' ? factorPath(next) : next, 303)
    }
    const agreed = agreedOf(values)
    if (!agreed)
      throw new Refused({
        code: 'INPUT_INVALID',
        sentence: '同意が必要です。',
        issues: {
          agreed: '内容を確認して、チェックを入れてください。',
          ...(textOf(values.email).trim() ? {} : { email: 'メールアドレスを入力してください。' }),
        },
      })
    await api.registrations.sign_up({ email: textOf(values.email), ...agreed, next })
    return replace(`${next}&mail=sent`, 303)
  })
