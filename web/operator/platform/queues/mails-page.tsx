import { href, useActionData } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { MailSearch, type QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { actOnEach } from '#web/work/table/choice/act-on-each.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/mails-page.ts'
import { mailColumns, mailStates } from './mail-columns.tsx'
import { mailQueue } from './mail-queue.ts'

const PATH = href('/operator/mails')

export const loader = (args: Route.LoaderArgs) => loadList(args, mailQueue)

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { mails } }, values, intent) => {
    const mail_id = textOf(values.mail_id)
    if (intent === 'retry_many')
      return actOnEach(
        values.ids,
        (id) => mails.retry({ mail_id: id }),
        (count) => `${count}通を、もう一度送ります。`,
      )
    if (intent === 'stop_many')
      return actOnEach(
        values.ids,
        (id) => mails.stop({ mail_id: id }),
        (count) => `${count}通の送信を停止しました。7日のあいだは、もう一度送れます。`,
      )
    if (intent === 'retry_failed') {
      const { page: _page, per_page: _size, mail_state: _state, sort: _sort, ...filter } = readSearch(MailSearch, args.url.searchParams)
      const { count } = await mails.retry_failed(filter)
      return `${count}通を、もう一度送ります。`
    }
    if (intent === 'stop') {
      await mails.stop({ mail_id })
      return '送信を停止しました。7日のあいだは、もう一度送れます。'
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

const acts: BulkAct<QueuedMail>[] = [
  {
    intent: 'retry_many',
    label: 'もう一度送る',
    can: ({ state, can_retry }) => can_retry || state === 'waiting',
    says: (count) => `${count}通を、もう一度送ります。届かなかったメールは送信待ちに戻り、待っているメールはすぐに試します。`,
    button: '送る',
  },
  {
    intent: 'stop_many',
    label: '送信を停止',
    can: ({ state }) => state === 'waiting',
    says: (count) => `待っている${count}通を送りません。宛先の人には何も届きません。7日のあいだは、もう一度送れます。`,
    button: '送信を停止',
    isGrave: true,
  },
]

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const { counts, kinds, delivery, now } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  return (
    <WorkList
      loaded={loaderData}
      title="メールのキュー"
      act={
        mayRun &&
        counts.retryable > 0 && (
          <PageForm>
            <SubmitButton intent="retry_failed" look="small">
              届かなかった{counts.retryable.toLocaleString('ja-JP')}通を、まとめて再送
            </SubmitButton>
          </PageForm>
        )
      }
      answer={
        <>
          {deliveries[delivery] && <p className="note">{deliveries[delivery]}</p>}
          {!(result?.saved && result.many) && <FormAnswer result={result} />}
        </>
      }
      tabs={<ListTabs label="状態" of={['mail_state']} tabs={stateTabs('mail_state', mailStates, counts, ['failed'])} />}
      filters={[
        { name: 'mail_kind', label: '種類', options: Object.fromEntries(kinds.map((kind) => [kind, mailName({ kind, topic: null })])) },
        { name: 'from', label: 'この日から', type: 'date' },
        { name: 'until', label: 'この日まで', type: 'date' },
      ]}
      columns={mailColumns(new Date(now), mayRun)}
      choosing={mayRun && { label: (mail: QueuedMail) => `${mailName(mail)}（${exactTimeText(mail.created_at)}）`, acts }}
      file={href('/operator/mails/file')}
      unit="通"
      of="メール"
      empty="メールはまだありません。サイトが送るメールが、新しい順に表示されます。宛先は一部だけを表示し、本文は表示しません。"
    />
  )
}
