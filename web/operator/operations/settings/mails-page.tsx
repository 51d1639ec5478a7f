import { data, href, Link, redirect, useActionData } from 'react-router'
import { type MailKind, mailKindNames } from '#contract/notifications/settings/mail-kinds.ts'
import { mailPlaceholders } from '#contract/platform/site/mail-placeholders.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/mails-page.ts'
import { besideRefusal, previewAgain } from './preview-again.ts'
import { WordingForm } from './wording/wording-form.tsx'
import type { MailPreview } from './wording/wording-preview.tsx'
import { readWording, wordingWith } from './wording/wording-of.ts'

async function loadWording({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { groups, revision } = await context.get(apiContext).operators.site_settings.list()
  const setting = groups.find(({ group }) => group === 'mail')?.fields.find(({ key }) => key === 'MAIL_WORDING')
  const kind = url.searchParams.get('kind')
  if (kind !== null && !(kind in mailKindNames)) throw data({ sentence: 'その種類のメールはありません。' }, { status: 404 })
  return {
    kind: kind as MailKind | null,
    wording: readWording(setting?.value ?? null),
    isGiven: setting?.source === 'environment',
    revision,
    isSaved: url.searchParams.get('done') === 'saved',
  }
}

export const loader = (args: Route.LoaderArgs) => loadWording(args)

export async function action(args: Route.ActionArgs) {
  let preview: MailPreview | undefined
  let words: Record<string, unknown> | undefined
  const result = await submitSensitive(args, async ({ operators: { site_settings } }, values, intent) => {
    const { kind, wording } = await loadWording(args)
    if (!kind) return
    const [subject, intro] = [textOf(values.subject), textOf(values.intro)]
    words = values
    const shown = await site_settings.preview_mail({ kind, subject, intro })
    const wished = { group: 'mail', values: { MAIL_WORDING: wordingWith(wording, kind, { subject, intro }) }, drafts: {} } as const
    const previewWording = async () => {
      const { is_for_two } = await site_settings.preview(wished)
      preview = { ...shown, is_for_two }
    }
    if (intent !== 'save') return previewWording()
    const { is_waiting } = await previewAgain(previewWording, () =>
      site_settings.save({ ...wished, revision: Number(values.revision), reason: textOf(values.reason) }),
    )
    return redirect(is_waiting ? `${href('/operator/settings')}?done=asked` : `${href('/operator/settings/mails')}?kind=${kind}&done=saved`, 303)
  })
  return preview ? besideRefusal(result, { preview, words }) : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールの文面', description: 'メールの件名とはじめの文を変えます。', path: href('/operator/settings/mails'), noindex: true })

type Shown = { preview: MailPreview; words: Record<string, unknown> }
type Answer = FormResult | Shown | (FormResult & Shown)

export const handle = crumbs({ above: [{ to: `${href('/operator/settings/detail')}?group=mail`, label: 'メール' }], here: '文面' })

export default function MailsPage({ loaderData: { kind, wording, isGiven, revision, isSaved } }: Route.ComponentProps) {
  const mayChange = useOperatorAccount().acts.includes('change_settings') && !isGiven
  const answer = useActionData<Answer>()
  const { preview, words } = answer && 'preview' in answer ? answer : {}
  const refused = answer && 'saved' in answer && !answer.saved ? answer : undefined
  return (
    <div className="stack settings-form">
      <h1>{kind ? `文面：${mailKindNames[kind]}` : 'メールの文面'}</h1>
      <p className="prose small">
        件名と、本文の前に追加する文を変えられます。使える言葉：
        {Object.entries(mailPlaceholders)
          .map(([name, meaning]) => `${name}（${meaning}）`)
          .join('、')}
        。本文とリンクは変わりません。
      </p>
      {isGiven && <p className="note">.env で指定しています（MAIL_WORDING）。</p>}
      <FormAnswer result={refused} done={isSaved && !preview && '保存しました。次に送るメールから変わります。'} />
      {kind ? (
        <WordingForm
          {...{ kind, revision, mayChange, preview }}
          words={refused?.values ?? words ?? wording[kind] ?? {}}
          issues={refused?.refusal.issues ?? {}}
        />
      ) : (
        <ul className="mail-wordings">
          {Object.entries(mailKindNames).map(([name, label]) => (
            <li key={name}>
              <Link to={`${href('/operator/settings/mails')}?kind=${name}`}>{label}</Link>
              {wording[name] && <span className="small muted">（変更あり）</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
