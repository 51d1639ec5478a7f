import { useRef, useState } from 'react'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { filledTemplate, LONGEST_TEMPLATE_NAME, placeholders, type PlaceholderValues } from '#contract/conversations/templates/placeholders.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import type { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { insertInLine } from '../templates/insert-text.ts'
import { SHARED } from './save-template.ts'
import './templates.css'

export type TemplateForm = { name: string; message: string; audience: string }

export type TemplateFieldsProps = {
  of: Pick<ReturnType<typeof usePageForm<TemplateForm>>, 'field' | 'valueOf' | 'choices'>
  /** Whom it is for, until something else is chosen. */
  isShared: boolean
  /** As which conversation the preview reads. */
  values: PlaceholderValues
  mayShare: boolean
  rows?: number
}

/** Name, text with its placeholders, whom it is for, and how a candidate would read it. The buttons work at once; without scripts the page comes back with the text changed. */
export function TemplateFields({ of, isShared, values, mayShare, rows = 10 }: TemplateFieldsProps) {
  const { company } = useCompanyAccount()
  const isScripted = useScripted()
  const area = useRef<HTMLTextAreaElement>(null)
  const begun = of.valueOf('message')
  const [typed, setTyped] = useState<string>()
  const text = typed ?? begun
  const { error } = of.field('message')
  return (
    <>
      <TextField of={of} name="name" label="名前" need="must" maxLength={LONGEST_TEMPLATE_NAME} hint="入力欄のボタンに表示します。" />
      <Field label="本文" need="must" {...(error && { error })}>
        <textarea
          ref={area}
          className="input"
          name="message"
          rows={rows}
          maxLength={LONGEST_MESSAGE}
          defaultValue={begun}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <fieldset className="placeholders">
        <legend>差し込み項目</legend>
        <div className="row">
          {placeholders.map((item) => (
            <button
              key={item}
              type={isScripted ? 'button' : 'submit'}
              name={isScripted ? undefined : 'intent'}
              value={`insert ${item}`}
              className="chip"
              onClick={() => isScripted && area.current && insertInLine(area.current, `{${item}}`)}
            >
              {item}
            </button>
          ))}
        </div>
        <p className="hint">
          送信するやりとりの内容に置き換わります。氏名が非公開の候補者は「求職者 04F2」のような番号に、担当者名は送信するメンバーの氏名になります。
        </p>
      </fieldset>
      {mayShare ? (
        <ChoicesField
          {...of.choices('audience', [isShared ? SHARED : 'own'])}
          legend="使う人"
          type="radio"
          options={[
            { value: SHARED, label: '共有', note: 'メッセージを書けるメンバー全員が使えます。' },
            { value: 'own', label: '自分だけ', note: 'ほかのメンバーには表示しません。' },
          ]}
        />
      ) : (
        <p className="hint">自分だけのテンプレートになります。共有できるのは管理者とリクルーターです。</p>
      )}
      <section className="template-preview" aria-label="プレビュー">
        <p className="small muted">
          プレビュー：候補者の画面（<bdi>{company.name}</bdi>からのメッセージ）
        </p>
        <div className="template-words">
          {text.trim() ? <MessageText text={filledTemplate(text, values)} /> : <p className="muted">本文を入力すると表示します。</p>}
        </div>
        {!isScripted && (
          <button className="button small" name="intent" value="preview">
            プレビューを更新
          </button>
        )}
      </section>
    </>
  )
}
