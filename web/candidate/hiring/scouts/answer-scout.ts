import type { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import { pages } from '#contract/platform/pages.ts'
import { answerDue } from '#web/conversations/talk/answer-due.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import { sentOfForm } from '../applications/sent/sent-of-form.ts'
import { actOfShown, saveMissing } from '../applications/shown/submit-shown.ts'

/** Accepts or refuses the scout of a conversation, and says what the company learns of it. */
export async function answerScout(api: Api, context: Readonly<RouterContextProvider>, company_id: number) {
  const { scouts, messages } = api.candidate_users
  const { scout } = await scouts.show({ company_id })
  const back = (sentence: string) => redirectSaying(context, pages.conversation(company_id), sentence)
  return actOfShown({ company_id, job_id: scout.job?.id }, async (_api, values, intent) => {
    if (intent === 'accept') {
      await saveMissing(api, company_id, values)
      await scouts.accept({ company_id, message: textOf(values.message), ...sentOfForm(values) })
      const { thread } = await messages.show({ company_id })
      return back(`スカウトを承諾しました。日程はこのやりとりで決めます。${answerDue(thread?.turn === 'company' ? thread.answer_due_at : null, new Date())}`)
    }
    const refusal_reasons = [values.refusal_reasons ?? []].flat().map(Number)
    const no_scout_reply = values.no_scout_reply === 'on'
    await scouts.refuse({ company_id, refusal_reasons, note: textOf(values.note), no_scout_reply })
    return back(`スカウトを辞退しました。企業には辞退したことだけが伝わります。${no_scout_reply ? 'この企業からは、もう届きません。' : ''}`)
  })
}
