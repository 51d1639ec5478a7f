import { Form, Link, useActionData, useNavigation } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { MailSearch } from '#contract/platform/queues/mail-queue.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/mails-page.ts'
import { MailRow } from './mail-row.tsx'
import { StateLinks } from './state-links.tsx'
import '#web/ui/table.css'
import './queues.css'

const PATH = '/operator/mails'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(MailSearch, url.searchParams)
  const found = await context.get(apiContext).operators.mails.list({ ...search, per_page: 50 })
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => name !== 'page' && value)).toString()
  return { ...found, search, base }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { mails } }, values, intent) => {
    const mail_id = textOf(values.mail_id)
    if (intent === 'retry_failed') {
      const { page: _page, per_page: _size, mail_state: _state, ...filter } = readSearch(MailSearch, args.url.searchParams)
      const { count } = await mails.retry_failed(filter)
      return `${count}通を、もう一度送ります。`
    }
    if (intent === 'stop') {
      await mails.stop({ mail_id })
      return '送るのをやめました。7日のあいだは、もう一度送れます。'
    }
    await mails.retry({ mail_id })
    return 'もう一度送ります。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールのキュー', description: '待っている、送った、届かなかったメール。', path: PATH, noindex: true })

const deliveries = {
  sent: '',
  inbox: 'メールサーバーがないため、メールは開発用の受信箱（/dev/inbox）で待っています。',
  none: 'SMTP_URL がないため、メールは送られません。',
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const { mails, counts, kinds, delivery, total, page, per_page, search, base } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const toState = (state: string) => {
    const params = new URLSearchParams(base)
    params.delete('mail_state')
    if (state) params.set('mail_state', state)
    return params.size > 0 ? `${PATH}?${params}` : PATH
  }
  const all = counts.waiting + counts.sent + counts.failed
  return (
    <div className="stack">
      <h1>メールのキュー</h1>
      <p className="prose small">宛先は一部だけ、本文は示しません。送ったメールの宛先と本文はすぐに、届かなかったメールのものは7日で、件数は30日で消えます。</p>
      {deliveries[delivery] && <p className="note">{deliveries[delivery]}</p>}
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <Form method="get" className="queue-filters" key={base}>
        <input type="hidden" name="mail_state" value={search.mail_state ?? ''} />
        <Field label="種類">
          <select className="input" name="mail_kind" defaultValue={search.mail_kind ?? ''}>
            <option value="">すべて</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {mailName({ kind, topic: null })}
              </option>
            ))}
          </select>
        </Field>
        <Field label="この日から">
          <input className="input" name="from" type="date" defaultValue={search.from} />
        </Field>
        <Field label="この日まで">
          <input className="input" name="until" type="date" defaultValue={search.until} />
        </Field>
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      <StateLinks
        label="状態"
        chosen={search.mail_state}
        to={toState}
        states={[
          { value: '', label: 'すべて', count: all },
          { value: 'waiting', label: '待っている', count: counts.waiting },
          { value: 'sent', label: '送った', count: counts.sent },
          { value: 'failed', label: '届かなかった', count: counts.failed },
        ]}
      />
      {mayRun && counts.retryable > 0 && (
        <Form method="post">
          <button type="submit" name="intent" value="retry_failed" className="button" aria-disabled={isBusy}>
            届かなかった{counts.retryable.toLocaleString('ja-JP')}通を、まとめて送りなおす
          </button>
        </Form>
      )}
      {mails.length === 0 ? (
        <div className="blank">
          <Seed />
          <p>{base ? '当てはまるメールはありません。' : 'メールは、まだありません。'}</p>
          {base && <Link to={PATH}>条件をすべて外す</Link>}
        </div>
      ) : (
        <div className="scroll">
          <table className="table stacked queue-table">
            <thead>
              <tr>
                <th scope="col">書いた時刻</th>
                <th scope="col">種類</th>
                <th scope="col">宛先</th>
                <th scope="col">状態</th>
                <th scope="col" className="r">
                  試した回数
                </th>
                <th scope="col">サーバーの答え</th>
                {mayRun && (
                  <th scope="col" className="r">
                    すること
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} mayRun={mayRun} isBusy={isBusy} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
    </div>
  )
}
