import { href, Link } from 'react-router'
import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import { MOST_OWN_TEMPLATES, MOST_SHARED_TEMPLATES } from '#contract/conversations/templates/placeholders.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/templates-page.ts'
import { SHARED } from './save-template.ts'
import '#web/company/companies/settings/company-settings.css'
import './templates.css'

const PATH = href('/online/companies/settings/templates')
const EDIT = href('/online/companies/settings/templates/edit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { templates } = await context.get(apiContext).company_users.message_templates.list()
  return { templates, isSaved: url.searchParams.get('done') === 'saved' }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { message_templates, shared_message_templates } }, values, intent) => {
    const calls = values.audience === SHARED ? shared_message_templates : message_templates
    const id = textOf(values.template_id)
    if (intent === 'remove') {
      await calls.remove({ id })
      return 'テンプレートを削除しました。送信したメッセージは残ります。'
    }
    await calls.move({ id, position: textOf(values.position) })
    return '並び順を変更しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メッセージのテンプレート', description: '候補者へのメッセージのテンプレートを管理します。', path: PATH, noindex: true })

export const handle = crumbs({ here: 'メッセージのテンプレート' })

export default function TemplatesPage({ loaderData: { templates, isSaved } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  const [shared, own] = [templates.filter(({ is_shared }) => is_shared), templates.filter(({ is_shared }) => !is_shared)]
  return (
    <div className="wrap company-settings stack">
      <h1>メッセージのテンプレート</h1>
      <p className="prose">
        候補者へのメッセージの書き出しに使います。メッセージの入力欄と「まとめてメッセージを送る」で選ぶと、候補者名などを差し込んでから入力します。送信する前に編集できます。
      </p>
      <FormAnswer result={result} />
      {isSaved && !result && <DoneNote result={{ saved: true, sentence: 'テンプレートを保存しました。' }} />}
      <p>
        <Link className="button primary" to={EDIT}>
          テンプレートを作成
        </Link>
      </p>
      <TemplateList heading="共有" most={MOST_SHARED_TEMPLATES} templates={shared} mayChange={acts.includes('edit_templates')}>
        メッセージを書けるメンバー全員が使うテンプレートです。編集できるのは管理者とリクルーターです。
      </TemplateList>
      <TemplateList heading="自分だけ" most={MOST_OWN_TEMPLATES} templates={own} mayChange>
        ほかのメンバーには表示しません。企業のメンバーから外れると削除されます。
      </TemplateList>
    </div>
  )
}

type TemplateListProps = { heading: string; most: number; templates: MessageTemplate[]; mayChange: boolean; children: string }

const TemplateList = ({ heading, most, templates, mayChange, children }: TemplateListProps) => (
  <section className="stack" aria-label={heading}>
    <h2>
      {heading}
      <span className="small muted">
        {' '}
        {templates.length}／{most}件
      </span>
    </h2>
    <p className="hint">{children}</p>
    {templates.length === 0 && <EmptyState>{`${heading}のテンプレートはまだありません。`}</EmptyState>}
    <ul className="message-templates">
      {templates.map((template, index) => (
        <TemplateRow key={template.id} template={template} place={index + 1} isLast={index === templates.length - 1} mayChange={mayChange} />
      ))}
    </ul>
  </section>
)

type TemplateRowProps = { template: MessageTemplate; place: number; isLast: boolean; mayChange: boolean }

function TemplateRow({ template: { id, name, message, is_shared }, place, isLast, mayChange }: TemplateRowProps) {
  const label = isolated(name)
  const hidden = { template_id: id, audience: is_shared ? SHARED : 'own' }
  return (
    <li className="panel">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="template-begin" dir="auto">
        {message}
      </p>
      <div className="row">
        {mayChange && (
          <Link className="button small" to={`${EDIT}?id=${id}`} aria-label={`${label}を編集`}>
            編集
          </Link>
        )}
        <Link className="button small" to={`${EDIT}?from=${id}`} aria-label={`${label}を複製`}>
          複製
        </Link>
        {mayChange && (
          <>
            <MoveForm hidden={{ ...hidden, position: place - 1 }} label={`${label}を上へ`} isEnd={place === 1}>
              上へ
            </MoveForm>
            <MoveForm hidden={{ ...hidden, position: place + 1 }} label={`${label}を下へ`} isEnd={isLast}>
              下へ
            </MoveForm>
            <ConfirmDialog
              label="削除"
              of={name}
              note={
                is_shared ? 'メンバー全員が使えなくなります。送信したメッセージは残ります。元に戻せません。' : '送信したメッセージは残ります。元に戻せません。'
              }
            >
              <PageForm className="row" hidden={hidden} preventScrollReset>
                <SubmitButton look="danger" intent="remove">
                  削除する
                </SubmitButton>
              </PageForm>
            </ConfirmDialog>
          </>
        )}
      </div>
    </li>
  )
}

type MoveFormProps = { hidden: Record<string, string | number>; label: string; isEnd: boolean; children: string }

const MoveForm = ({ hidden, label, isEnd, children }: MoveFormProps) => (
  <PageForm className="row" hidden={hidden} preventScrollReset>
    <SubmitButton look="small bare" intent="move" aria-label={label} disabled={isEnd}>
      {children}
    </SubmitButton>
  </PageForm>
)
