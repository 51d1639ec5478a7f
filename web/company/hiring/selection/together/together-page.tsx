import { data, Link } from 'react-router'
import { filledTemplate } from '#contract/conversations/templates/placeholders.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import type { EndReason } from '#contract/hiring/selection/selection-steps.ts'
import type { Api } from '#contract/index.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { loadTemplates } from '#web/company/conversations/templates/load-templates.ts'
import { valuesOf } from '#web/company/conversations/templates/templates-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { oneOutside } from '../outside/outside-path.ts'
import { outsideIdOf } from '../../outside-key.ts'
import { cardKey } from '../board/cards.ts'
import { SELECTION_PATH } from '../selection-path.ts'
import { moveOf } from '../steps/own-steps.ts'
import type { Route } from './+types/together-page.ts'
import { DeclineForm } from './decline-form.tsx'
import { eachOf } from './each-of.ts'
import { MessageForm } from './message-form.tsx'
import '../selection.css'
import './selection-table.css'

const titles = { message: 'まとめてメッセージを送る', decline: 'まとめて選考を終了する' }
const actOf = (url: URL): 'message' | 'decline' => (url.searchParams.get('act') === 'decline' ? 'decline' : 'message')

export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = url.searchParams.getAll('id')
  const { company_users } = context.get(apiContext)
  const [{ applications, outside }, { reasons }, templates] = await Promise.all([
    company_users.applications.list({}),
    company_users.decline_reasons.list(),
    loadTemplates(company_users),
  ])
  const people = applications.filter(({ id, step }) => ids.includes(id) && step !== 'end').map((one) => ({ ...one, client_id: crypto.randomUUID() }))
  const fromOutside = outside.filter((card) => ids.includes(cardKey(card)) && card.step !== 'end')
  // After the act those who ended are gone: the page says so then.
  if (ids.length === 0) throw data({ sentence: '候補者が選ばれていません。' }, { status: 404 })
  return { people, fromOutside, reasons, templates, asked: url.searchParams.get('template'), act: actOf(url) }
}

export type ChosenPerson = CompanyApplication & { client_id: string }

type Values = Record<string, unknown>
type Sent = {
  id?: string
  candidate_id?: string
  client_id?: string
  label?: string
  step?: string
  job?: string
  end_reason?: string
  decline_reason?: string
  message?: string
}
const peopleOf = ({ people }: Values) => ([people ?? []].flat() as Sent[]).filter(Boolean).map((one) => ({ ...one, label: textOf(one.label) }))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values) => (actOf(args.url) === 'decline' ? decline(company_users, values) : send(company_users, values)))
export const clientAction = reachServer

/** To each with their own name and job in the text. */
async function send({ messages, account }: Api['company_users'], values: Values) {
  const { company, name } = await account()
  const message = ({ label, job }: Sent) => filledTemplate(textOf(values.message), valuesOf({ candidate: { name: textOf(label) }, job, company, member: name }))
  const one = (person: Sent) => messages.send({ candidate_id: textOf(person.candidate_id), message: message(person), client_id: textOf(person.client_id) })
  return (await eachOf(peopleOf(values), one, (done) => `${done}人に送信しました。`)).sentence
}

async function decline({ applications, outside_candidates }: Api['company_users'], values: Values) {
  const end = ({ id, end_reason, decline_reason, message, step }: Sent): Promise<unknown> => {
    const outsideId = outsideIdOf(textOf(id))
    if (outsideId) return outside_candidates.change({ id: outsideId, ...moveOf({ step: 'end', from_step: step }), end_reason: textOf(end_reason) as EndReason })
    return applications.change({
      id: textOf(id),
      step: 'end',
      from_step: textOf(step) as CompanyApplication['step'],
      end_reason: textOf(end_reason) as EndReason,
      ...(decline_reason && { decline_reason: textOf(decline_reason) }),
      message: textOf(message),
    })
  }
  const people = peopleOf(values)
  const isOutside = ({ id }: Sent) => outsideIdOf(textOf(id)) !== undefined
  const ended = people.every(isOutside) ? '' : '結果は60秒後に届きます。それまでは、候補者のページで取り消せます。'
  const said = (done: number) => `${done}人の選考を終了しました。${ended}${people.some(isOutside) ? '社外からの候補者には、何も届きません。' : ''}`
  return (await eachOf(people, end, said)).sentence
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titles[loaderData?.act ?? 'message'], description: '選んだ候補者に伝える内容を確認します。', path: SELECTION_PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ act }) => ({ here: titles[act] }))

/** What the chosen people are told, and to how many it goes, before anything is sent. */
export default function TogetherPage({ loaderData: { people, fromOutside, reasons, templates, asked, act } }: Route.ComponentProps) {
  const result = useFormResult()
  const Form = act === 'decline' ? DeclineForm : MessageForm
  const back = `${SELECTION_PATH}?view=table`
  return (
    <div className="wrap stack together one-selection">
      <h1>{titles[act]}</h1>
      <FormAnswer result={result} />
      {act === 'message' && !result?.saved && <NotReached cards={fromOutside} />}
      {result?.saved || (people.length === 0 && (act === 'message' || fromOutside.length === 0)) ? (
        <p>
          <Link to={back}>選考に戻る</Link>
        </p>
      ) : (
        <Form {...{ people, fromOutside, reasons, templates, asked, back, result }} />
      )}
    </div>
  )
}

/** Whom a message does not reach: people from outside have no conversation on the site. */
const NotReached = ({ cards }: { cards: OutsideCard[] }) =>
  cards.length > 0 && (
    <section className="note warn" aria-labelledby="not-reached">
      <h2 id="not-reached">送れない人（{cards.length}人）</h2>
      <p className="small">社外からの候補者には、このサイトのメッセージが届きません。それぞれのページにあるメールアドレスに連絡してください。</p>
      <ul>
        {cards.map(({ id, name }) => (
          <li key={id}>
            <Link to={oneOutside(id)}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
