import { replace, type RouterContextProvider } from 'react-router'
import { applyPath } from '#web/jobs/detail/apply/apply-path.ts'
import { apiContext, areaContext, isSecure } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { foundViaOf, sentOfForm } from '../sent/sent-of-form.ts'
import { saveMissing, submitShown } from '../shown/submit-shown.ts'
import { firstMessage } from '#web/jobs/detail/apply/first-message.ts'
import { saveFirstAnswers } from './first-questions.ts'
import { askedOf, jobGone } from './load-apply.ts'
import { signUpToApply } from './sign-up-to-apply.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The forms of the sheet, by who sends them and by the name of their button. Each leads back to the sheet, which then says what became of it. */
export async function submitApply(args: Arguments) {
  if (args.context.get(areaContext) !== 'candidate') return signUpToApply(args)
  const asked = askedOf(args.url)
  const { company, job } = await args.context.get(apiContext).candidate_users.applications.show(asked).catch(jobGone)
  const here = applyPath({ company_id: company.id, job_id: job?.id ?? 0 })
  const [act, keys = ''] = (await intentOf(args.request)).split(':')
  if (act === 'withdraw')
    return submitForm(args, async ({ candidate_users }, { application_id }) => {
      await candidate_users.applications.withdraw({ id: textOf(application_id) })
      return replace(here, 303)
    })
  if (act === 'answer')
    return submitForm(args, async (api, values) => {
      await saveFirstAnswers(api, values)
      const passed = [args.url.searchParams.get('passed') ?? '', keys].filter(Boolean).join('.')
      return replace(`${here}&${new URLSearchParams({ passed: passed.slice(0, 200) })}`, 303)
    })
  return submitShown(args, { company_id: company.id, job_id: job?.id }, async (api, values) => {
    await saveMissing(api, company.id, values)
    const referral = textOf(values.referral)
    const said = { message: textOf(values.message), found_via: foundViaOf(values), ...(referral ? { referral } : {}) }
    await api.candidate_users.applications.create({ ...asked, ...said, ...sentOfForm(values) })
    return replace(here, { status: 303, headers: { 'Set-Cookie': firstMessage.forget(isSecure(args.context)) } })
  })
}

const intentOf = async (request: Request) => {
  const intent = (
    await request
      .clone()
      .formData()
      .catch(() => undefined)
  )
    ?.getAll('intent')
    .at(-1)
  return typeof intent === 'string' ? intent : ''
}
