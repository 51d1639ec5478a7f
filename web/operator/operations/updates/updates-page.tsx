import { href, useActionData } from 'react-router'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/styles/panel.css'
import type { Route } from './+types/updates-page.ts'
import { NotesAddress, NotesFile } from './notes-sources.tsx'
import { notesOf } from './release-node.ts'
import { ReadNotes } from './read-notes.tsx'
import { ReleaseSection } from './release-section.tsx'
import './updates.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { newer, ...updates } = await context.get(apiContext).operators.updates.show()
  return { ...updates, newer: newer.map((release) => ({ ...release, security: notesOf(release.security), text: notesOf(release.text) })) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { updates } }, { file }, intent) => {
    if (intent === 'read') {
      await updates.read({})
      return '読みはじめました。数秒後に、このページを読みなおしてください。'
    }
    if (intent === 'delete') {
      await updates.delete()
      return '読んだリリースノートを削除しました。'
    }
    await updates.take({ file: file instanceof File ? file : new File([], '') })
    return 'リリースノートを読みました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '新しい版', description: '動いている版と、新しい版の内容。', path: href('/operator/updates'), noindex: true })

export const handle = crumbs({ here: '新しい版' })

export default function UpdatesPage({ loaderData }: Route.ComponentProps) {
  const { running, notes, newer, newer_count } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const error = result?.saved === false ? result.refusal.issues.file : undefined
  return (
    <div className="stack updates">
      <h1>新しい版</h1>
      <FormAnswer result={result} />
      <p>
        動いている版：<b>{`${SOFTWARE} ${running}`}</b>
      </p>
      <State {...{ notes, newer }} />
      {notes && (
        <ReadNotes notes={notes}>
          {mayRun && (
            <PageForm className="">
              <SubmitButton intent="delete" look="small">
                読み込んだ内容を削除
              </SubmitButton>
            </PageForm>
          )}
        </ReadNotes>
      )}
      {newer.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
      {newer_count > newer.length && <p className="small muted">{`ほかに${newer_count - newer.length}の版があります。`}</p>}
      {mayRun && <NotesFile error={error} />}
      <NotesAddress updates={loaderData} mayRun={mayRun} />
    </div>
  )
}

function State({ notes, newer }: Pick<Route.ComponentProps['loaderData'], 'notes' | 'newer'>) {
  const [newest] = newer
  if (!notes) return <p className="note">リリースノートがないため、新しい版があるかどうかは分かりません。ファイルを送るか、URLを設定してください。</p>
  if (!newest) return <p className="note green">このサイトは最新です。</p>
  const isUrgent = newer.some(({ security }) => security.length > 0)
  return (
    <p className={`note ${isUrgent ? 'alert' : 'warn'}`}>
      <strong>{`新しい版 ${newest.version} があります。`}</strong>
      {isUrgent && 'セキュリティの修正を含みます。'}
    </p>
  )
}
