import { Form, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/maintenance-page.ts'
import { AnnounceForm } from './announce-form.tsx'
import { inJapan } from './in-japan.ts'
import '#web/ui/table.css'
import '#web/operator/platform/queues/queues.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await context.get(apiContext).operators.maintenance.list()),
  now: new Date().toISOString(),
})

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { maintenance } }, values, intent) => {
    if (intent === 'withdraw') {
      await maintenance.withdraw({ notice_id: textOf(values.notice_id) })
      return '知らせをやめました。10秒ほどで、どのページからも消えます。'
    }
    await maintenance.announce({
      message: textOf(values.message),
      shows_at: inJapan(values.shows_at),
      ends_at: inJapan(values.ends_at),
      reading_only_at: textOf(values.reading_only_at) ? inJapan(values.reading_only_at) : null,
    })
    return '知らせを用意しました。出す時刻から10秒ほどで、どのページにも出ます。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メンテナンス', description: 'すべてのページに出す知らせ。', path: '/operator/maintenance', noindex: true })

const states = { planned: '予定', shown: '出ています', over: '終わりました', withdrawn: 'やめました' }

export default function MaintenancePage({ loaderData: { notices, now } }: Route.ComponentProps) {
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="stack">
      <h1>メンテナンス</h1>
      <p className="prose small">
        出す時刻から終わる時刻まで、訪問者・求職者・企業・運営のすべてのページの上に、ひと言が出ます。開いたままのページにも、10秒ほどで出て、終わると消えます。
      </p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {mayRun && <AnnounceForm key={notices[0]?.id} result={result} isBusy={isBusy} now={now} />}
      <section className="stack" aria-labelledby="announced">
        <h2 id="announced">これまでの知らせ</h2>
        {notices.length === 0 ? (
          <p className="muted">メンテナンスの知らせは、まだ出していません。</p>
        ) : (
          <div className="scroll">
            <table className="table stacked queue-table">
              <thead>
                <tr>
                  <th scope="col">知らせ</th>
                  <th scope="col">出す</th>
                  <th scope="col">見るだけにする</th>
                  <th scope="col">終わる</th>
                  <th scope="col">いま</th>
                  {mayRun && (
                    <th scope="col" className="r">
                      すること
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {notices.map(({ id, message, shows_at, reading_only_at, ends_at, operator_name, state }) => (
                  <tr key={id}>
                    <th scope="row" className="why" data-label="知らせ">
                      <span>
                        {message}
                        <br />
                        <span className="small muted">
                          <bdi>{operator_name}</bdi>
                        </span>
                      </span>
                    </th>
                    <td data-label="出す">
                      <ExactTime at={shows_at} />
                    </td>
                    <td data-label="見るだけにする">{reading_only_at ? <ExactTime at={reading_only_at} /> : '—'}</td>
                    <td data-label="終わる">
                      <ExactTime at={ends_at} />
                    </td>
                    <td className="nw" data-label="いま">
                      {state === 'shown' ? <span className="label warn">{states[state]}</span> : states[state]}
                    </td>
                    {mayRun && (
                      <td className="r">
                        {(state === 'shown' || state === 'planned') && (
                          <Form method="post">
                            <input type="hidden" name="notice_id" value={id} />
                            <button
                              type="submit"
                              name="intent"
                              value="withdraw"
                              className="button small"
                              aria-disabled={isBusy}
                              aria-label={`「${isolated(message)}」をやめる`}
                            >
                              やめる
                            </button>
                          </Form>
                        )}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </div>
  )
}
