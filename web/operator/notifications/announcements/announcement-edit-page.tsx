import { useRef } from 'react'
import { href, Link, redirect, useActionData } from 'react-router'
import { announcementOfForm as read } from './announcement-of-form.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { editedId } from '#web/operator/edited-id.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { Route } from './+types/announcement-edit-page.ts'
import { notifiedCountText } from './figures/notified-count-text.ts'
import { MessageField } from './message-field.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { announcementValues } from './announcement-values.ts'
import { announcementWords } from './announcement-words.ts'
import { SegmentFields } from './segment-fields.tsx'
import './announcements.css'

const PATH = href('/operator/notices')

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'publish_notices')
  const api = args.context.get(apiContext)
  const id = editedId(args.url)
  const [lookups, kept] = await Promise.all([api.lookups.list(), id ? api.operators.notifications.show({ id }).catch(orNotFound) : null])
  const { career_intention_rating, job_fields, prefectures, company_state, company_role } = lookups
  return { kept, lookups: { career_intention_rating, job_fields, prefectures, company_state, company_role }, now: Date.now() }
}

/** A draft is created or saved; a published announcement changes once a second operator agrees, where there is one. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { notifications } }, values) => {
    const content = { ...read(values), drop_unusable: values.drop_unusable === 'on' }
    const id = Number(args.url.searchParams.get('id'))
    const { id: of, is_waiting } = id
      ? await notifications.change({
          ...content,
          id,
          revision: Number(textOf(values.revision)),
          ask_again: values.ask_again === 'on',
          password: textOf(values.password),
        })
      : { ...(await notifications.create(content)), is_waiting: false }
    return redirect(`${PATH}/detail?id=${of}&done=${is_waiting ? 'asked' : 'saved'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせを作成', description: 'お知らせを書きます。', path: `${PATH}/edit`, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ kept }) => ({ here: kept ? <bdi>{kept.content.title}</bdi> : '書く' }))

export default function AnnouncementEditPage({ loaderData: { kept, lookups, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const form = useRef<HTMLFormElement>(null)
  const issues = result?.saved === false ? result.refusal.issues : {}
  const values = announcementValues(result, kept?.content, new Date(now))
  const isPublic = kept !== null && kept.state !== 'draft'
  const isAsked = kept?.requests.some(({ state }) => state === 'waiting') ?? false
  const typed = () => {
    const { title, message, display_start_at, display_end_at, confirm_button_text } = read(Object.fromEntries(new FormData(form.current!)))
    return { title: title || '（題名）', message, display_start_at: display_start_at || new Date().toISOString(), display_end_at, confirm_button_text }
  }
  return (
    <div className="stack operator-form">
      <h1>{kept ? 'お知らせを直す' : 'お知らせを作成'}</h1>
      {isPublic && (
        <p className="note warn">
          {kept.takes_two
            ? '公開したお知らせです。変更は、ほかの運営のメンバーが承認すると届きます。終わりの日時だけの変更は、すぐに反映されます。'
            : '公開したお知らせです。保存すると変わり、変更が版として残ります。'}
        </p>
      )}
      {isAsked && !isPublic && <p className="note warn">承認を待っているお知らせです。保存すると、その依頼は取り消されます。</p>}
      <FormRefusal result={result} />
      <PageForm className="stack announcement-form" ref={form} key={result?.saved === false ? JSON.stringify(issues) : 'kept'}>
        {kept && <input type="hidden" name="revision" value={kept.revision} />}
        <fieldset className="field">
          <legend>宛先</legend>
          <div className="row">
            {Object.entries(announcementWords.audiences).map(([value, name]) => (
              <label className="check" key={value}>
                <input type="radio" name="audience" value={value} defaultChecked={values.has('audience', value)} />
                {name}
              </label>
            ))}
          </div>
          {issues.audience && <FieldError>{issues.audience}</FieldError>}
        </fieldset>
        <SegmentFields values={values} lookups={lookups} issues={issues} />
        <Field label="題名" need="must" {...(issues.title && { error: issues.title })}>
          <input className="input" name="title" maxLength={200} required defaultValue={values.text('title')} />
        </Field>
        <MessageField value={values.text('message')} error={issues.message} />
        <div className="pair">
          <Field label="始まり（日本時間）" need="must" {...(issues.display_start_at && { error: issues.display_start_at })}>
            <input className="input" type="datetime-local" name="display_start_at" required defaultValue={values.text('display_start_at')} />
          </Field>
          <Field label="終わり（日本時間）" need="may" {...(issues.display_end_at && { error: issues.display_end_at })}>
            <input className="input" type="datetime-local" name="display_end_at" defaultValue={values.text('display_end_at')} />
          </Field>
        </div>
        <input type="hidden" name="display_start_at_was" value={kept?.content.display_start_at ?? ''} />
        <input type="hidden" name="display_end_at_was" value={kept?.content.display_end_at ?? ''} />
        <label className="check">
          <input type="checkbox" name="is_require_confirm" value="on" defaultChecked={values.has('is_require_confirm', 'on')} />
          読んだ確認を求める（どのページでも、手前に開きます）
        </label>
        <Field label="確認のボタンの文字" need="may" hint="空なら「確認しました」" {...(issues.confirm_button_text && { error: issues.confirm_button_text })}>
          <input className="input" name="confirm_button_text" maxLength={30} defaultValue={values.text('confirm_button_text')} />
        </Field>
        {isPublic && (
          <label className="check">
            <input type="checkbox" name="ask_again" value="on" defaultChecked={values.has('ask_again', 'on')} />
            全員に、もう一度確認を求める（前の版を確認した人にも、また開きます）
          </label>
        )}
        {isPublic && !kept.takes_two && (
          <Field
            label="パスワード"
            need="may"
            hint={`いまの宛先は${notifiedCountText(kept.figures.addressed, kept.figures.is_narrowed)}人です。画面の手前に、新しく、またはもう一度開くときと、その宛先を変えるときに入力してください。表示は早くても5分後に始まり、それまでは取り消せます。`}
            {...(issues.password && { error: issues.password })}
          >
            <PasswordInput name="password" autoComplete="current-password" required={false} />
          </Field>
        )}
        <div className="row">
          <SubmitButton look="primary">{isPublic ? (kept.takes_two ? '変更の承認を依頼' : '保存して変更') : '下書きを保存する'}</SubmitButton>
          <AnnouncementPreview announcement={typed} />
          <Link to={kept ? `${PATH}/detail?id=${kept.id}` : PATH}>キャンセル</Link>
        </div>
      </PageForm>
    </div>
  )
}
