import { href, useActionData } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { MailSearch } from '#contract/platform/queues/mail-queue.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useStateEntries } from '#web/ui/list/use-state-entries.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/mails-page.ts'
import { mailColumns } from './mail-columns.tsx'

const PATH = href('/operator/mails')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(MailSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.mails.list({ ...search, per_page: 50 })), search }
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
  const { mails, counts, kinds, delivery, search } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const states = useStateEntries('mail_state', [
    ['', 'すべて', counts.waiting + counts.sent + counts.failed],
    ['waiting', '待っている', counts.waiting],
    ['sent', '送った', counts.sent],
    ['failed', '届かなかった', counts.failed],
  ])
  return (
    <ListPage
      title="メールのキュー"
      intro="宛先は一部だけ、本文は示しません。送ったメールの宛先と本文はすぐに、届かなかったメールのものは7日で、件数は30日で消えます。"
      answer={
        <>
          {deliveries[delivery] && <p className="note">{deliveries[delivery]}</p>}
          <FormAnswer result={result} />
        </>
      }
      filters={
        <>
          <ListFilters
            filters={[
              {
                name: 'mail_kind',
                label: '種類',
                value: search.mail_kind,
                options: Object.fromEntries(kinds.map((kind) => [kind, mailName({ kind, topic: null })])),
              },
              { name: 'from', label: 'この日から', value: search.from, type: 'date' },
              { name: 'until', label: 'この日まで', value: search.until, type: 'date' },
            ]}
          />
          <CountNav label="状態" entries={states} />
          {mayRun && counts.retryable > 0 && (
            <PageForm>
              <SubmitButton intent="retry_failed" look="small">
                届かなかった{counts.retryable.toLocaleString('ja-JP')}通を、まとめて送りなおす
              </SubmitButton>
            </PageForm>
          )}
        </>
      }
      list={loaderData}
      unit="通"
      of="メール"
      empty="メールは、まだありません。"
    >
      <DataTable caption="メール" columns={mailColumns(mayRun)} rows={mails} id={({ id }) => id} />
    </ListPage>
  )
}
