import { data, href } from 'react-router'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { mustMay } from '#web/operator/must-may.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import type { Route } from './+types/incident-page.ts'
import { Deadlines } from './deadlines.tsx'
import { FactsFields } from './facts-fields.tsx'
import { factsOf } from './facts-of.ts'
import { NoticeForm } from './notice-form.tsx'
import '#web/ui/styles/panel.css'
import './leaks.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'drill_leaks')
  await requireReauthenticationPage(args)
  try {
    return { ...(await args.context.get(apiContext).operators.incidents.show({ incident_id: idOf(args.url) })), now: new Date().toISOString() }
  } catch (error) {
    if (['NOT_FOUND', 'INPUT_INVALID'].includes(refusalOf(error)?.code ?? '')) throw data(null, { status: 404 })
    throw error
  }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { incidents } }, values, intent) => {
    const incident_id = idOf(args.url)
    switch (intent) {
      case 'note':
        await incidents.note({ incident_id, note: textOf(values.note) })
        return '書き足しました。'
      case 'facts':
        await incidents.change({ incident_id, ...factsOf(values) })
        return '書きなおしました。期限と報告の下書きも変わりました。'
      case 'notice':
        await incidents.write_notice({ incident_id, subject: textOf(values.subject), text: textOf(values.text) })
        return 'メールの文を保存しました。別の運営のメンバーが送れます。'
      case 'send': {
        const { count } = await incidents.send_notice({ incident_id })
        return count > 0 ? `${count}人へのメールを、送り始めました。` : '訓練なので、メールは送っていません。送ったことにしました。'
      }
      default:
        await incidents.mark({ incident_id, mark: intent as 'preliminary' | 'final' | 'closed' })
        return '記しました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '漏えいの記録', description: '期限、報告の下書き、影響のある人への知らせ。', path: href('/operator/leaks/detail'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ incident }) => ({ here: <bdi>{incident.title}</bdi> }))

export default function IncidentPage({ loaderData: { incident, notes, preliminary_report, final_report, now } }: Route.ComponentProps) {
  const form = usePageForm<{ note: string }>('note')
  const isOpen = incident.closed_at === null
  return (
    <div className="stack">
      <h1>
        <bdi>{incident.title}</bdi> {incident.is_drill && <span className="label">訓練</span>}
      </h1>
      <FormAnswer result={form.result} />
      <dl className="leak-facts">
        <dt>経路</dt>
        <dd>
          <code>{incident.route}</code>
        </dd>
        <dt>期間</dt>
        <dd>
          <ExactTime at={incident.from_at} /> 〜 <ExactTime at={incident.until_at} />
        </dd>
        <dt>影響のある人</dt>
        <dd>
          <strong className="num">{incident.affected.toLocaleString('ja-JP')}</strong>人
          {incident.reachable < incident.affected && `（うち${incident.affected - incident.reachable}人は、そのあと退会しました）`}
        </dd>
        {!isOpen && incident.closed_at && (
          <>
            <dt>終わり</dt>
            <dd>
              <ExactTime at={incident.closed_at} />
            </dd>
          </>
        )}
      </dl>
      <Deadlines incident={incident} now={now} />
      <section className="stack leak-form" aria-labelledby="reports">
        <h2 id="reports">報告の下書き</h2>
        {(
          [
            ['速報', preliminary_report],
            ['確報', final_report],
          ] as const
        ).map(([name, text]) => (
          <Field key={name} label={`${name}の下書き`} hint="個人情報保護委員会の報告フォームに写します。">
            <textarea className="input" rows={12} readOnly value={text} />
          </Field>
        ))}
      </section>
      {isOpen && (
        <details className="panel leak-form">
          <summary>判明した内容を編集</summary>
          <PageForm className="stack leak-open">
            <FactsFields facts={incident} />
            <SubmitButton intent="facts">編集</SubmitButton>
          </PageForm>
        </details>
      )}
      <NoticeForm incident={incident} />
      <section className="stack leak-form" aria-labelledby="log">
        <h2 id="log">経過</h2>
        <ul className="leak-log">
          {notes.map(({ id, at, operator_name, note }) => (
            <li key={id}>
              <p>
                <span className="small muted">
                  <ExactTime at={at} /> <bdi>{operator_name}</bdi>
                </span>
                <br />
                {note}
              </p>
            </li>
          ))}
        </ul>
        {isOpen && (
          <PageForm of={form} key={notes.length}>
            <TextField of={form} name="note" label="追記" rows={2} maxLength={4000} required />
            <SubmitButton intent="note">追記</SubmitButton>
          </PageForm>
        )}
      </section>
      {isOpen && (
        <ConfirmDialog label="この記録を終える" note="終えると、書きなおすことも、知らせを送ることもできません。">
          <PageForm>
            <SubmitButton intent="closed" look="danger">
              記録を終える
            </SubmitButton>
          </PageForm>
        </ConfirmDialog>
      )}
    </div>
  )
}
