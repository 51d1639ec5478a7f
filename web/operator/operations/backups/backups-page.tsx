import { href, useActionData } from 'react-router'
import type { Api } from '#contract/index.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/styles/label.css'
import '#web/ui/styles/panel.css'
import './backups.css'
import type { Route } from './+types/backups-page.ts'
import { BackupRun } from './backup-run.tsx'
import { secondInJapan, secondText } from './japan-seconds.ts'
import { AskForm, ChooseForm, DecideForm } from './restore-forms.tsx'
import { RestoreRequest, targetText } from './restore-request.tsx'

export async function loader(args: Route.LoaderArgs) {
  await requireReauthenticationPage(args)
  const { backups } = args.context.get(apiContext).operators
  const listed = await backups.list()
  const { searchParams } = args.url
  const chosen = { backup: textOf(searchParams.get('backup')), until: textOf(searchParams.get('until')) }
  const { target, at, issue } = targetOf(chosen, listed)
  const asking = target && at ? { target, at, ...(await backups.losses({ until_at: at })) } : undefined
  return { ...listed, chosen, asking, issue }
}

type Listed = Pick<Awaited<ReturnType<Api['operators']['backups']['list']>>, 'backups' | 'reach'>

/** The chosen backup, or else the chosen second; an address with neither, or with something unknown, asks for nothing. */
function targetOf({ backup, until }: { backup: string; until: string }, { backups, reach }: Listed) {
  if (until && backup) return { issue: '時刻かバックアップの、どちらか一つを選んでください。' }
  const known = backups.find(({ name }) => name === backup)
  if (known) return { target: { backup_name: known.name, until_at: null }, at: known.made_at }
  if (!until) return {}
  const at = secondInJapan(until)
  if (!at || !reach || Date.parse(at) < Date.parse(reach.from_at) || Date.parse(at) > Date.parse(reach.to_at))
    return { issue: reach ? `${secondText(reach.from_at)} から ${secondText(reach.to_at)} までの時刻を選んでください。` : '時刻では戻せません。' }
  return { target: { backup_name: null, until_at: at }, at }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { backups } }, values, intent) => {
    const id = textOf(values.id)
    if (intent === 'make') {
      await backups.make({})
      return 'バックアップを始めます。'
    }
    if (intent === 'request') {
      await backups.request({ backup_name: textOf(values.backup_name) || null, until_at: textOf(values.until_at) || null, reason: textOf(values.reason) })
      return '頼みました。1時間のうちに、ほかの運営のメンバーに、このページで承認してもらってください。'
    }
    if (intent === 'approve') {
      await backups.approve({ id, private_key: textOf(values.private_key) })
      return '戻しはじめました。終わると、全員がログアウトします。'
    }
    await backups.withdraw({ id })
    return '取り消しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'バックアップと復元', description: 'バックアップを作り、元に戻します。', path: href('/operator/backups'), noindex: true })

export const handle = crumbs({ here: 'バックアップと復元' })

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  const { place, failure, backups, reach, is_encrypted, run, command, requests, chosen, asking, issue } = loaderData
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  return (
    <div className="stack">
      <h1>バックアップと復元</h1>
      <FormAnswer result={result} />
      <section className="stack" aria-labelledby="backups">
        <h2 id="backups">バックアップ</h2>
        {failure && <p className="note alert">{failure}</p>}
        <p className="prose small">
          置き場所は <code>{place}</code> です。
          {backups.length ? `${backups.length}個あり、いちばん新しいものは ${secondText(backups[0]!.made_at)} です。` : 'まだ、ありません。'}
          {reach && `${secondText(reach.from_at)} から ${secondText(reach.to_at)} までは、どの秒にも戻せます。`}
        </p>
        {run && <BackupRun run={run} />}
        {acts.includes('run_system') && (
          <PageForm className="">
            <SubmitButton intent="make">今すぐバックアップ</SubmitButton>
          </PageForm>
        )}
      </section>
      {acts.includes('restore_backups') && (
        <section className="stack" aria-labelledby="restore">
          <h2 id="restore">元に戻す</h2>
          {command ? (
            <div className="note stack">
              <p>
                このデータベースのユーザーは新しいデータベースを作れないため、この画面からは戻せません。サーバーでサイトのプロセスをすべて止め、PostgreSQL
                の管理者で空のデータベースを作ります。
              </p>
              <code className="backup-command">{command}</code>
              <p>DATABASE_URL のデータベース名をこの名前に変え、バックアップを戻してから、サイトを起動します。</p>
              <code className="backup-command">
                npm run restore -- <bdi>{backups[0]?.name ?? 'バックアップの名前'}</bdi>
              </code>
            </div>
          ) : (
            <>
              <p className="prose small">
                データベースの全体を、選んだ時刻の状態に戻します。頼んだ人とは別の運営のメンバーが1時間のうちに承認すると、すぐに始まります。始まる前なら、取り消せます。
              </p>
              <ChooseForm backups={backups} reach={reach} chosen={chosen} issue={issue} />
              {asking && <AskForm key={asking.at} {...asking} />}
            </>
          )}
        </section>
      )}
      {requests.length > 0 && (
        <section className="stack" aria-labelledby="requests">
          <h2 id="requests">戻す頼み</h2>
          {requests.map((request) => (
            <RestoreRequest key={request.id} request={request}>
              {acts.includes('restore_backups') && request.state === 'waiting' && (
                <DecideForm id={request.id} is_mine={request.is_mine} is_encrypted={is_encrypted} what={targetText(request)} />
              )}
            </RestoreRequest>
          ))}
        </section>
      )}
    </div>
  )
}
