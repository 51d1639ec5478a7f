import { Form, useNavigation } from 'react-router'
import type { OperatorNotice } from '#contract/notifications/announcements/operator-notices.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { NoticeBody } from '#web/notifications/announcements/notice-body.tsx'
import { Sure } from '#web/operator/sure.tsx'
import { toldCount } from './figures/told-count.ts'

type PublishSectionProps = { notice: OperatorNotice; mayPublish: boolean; result: FormResult | undefined }

/** Before a draft reaches anybody: how many, and what they will see. What opens in front of people's pages asks for the password and begins five minutes ahead. */
export function PublishSection({ notice: { content, figures, revision }, mayPublish, result }: PublishSectionProps) {
  const isBusy = useNavigation().state !== 'idle'
  const count = `${toldCount(figures.addressed, figures.is_narrowed)}人`
  const issues = result?.saved === false && result.form === 'publish' ? result.refusal.issues : {}
  const isAsked = result?.saved === false && result.form === 'publish'
  return (
    <section className="stack" aria-labelledby="publish">
      <h2 id="publish">公開する</h2>
      <p>
        公開すると、<strong className="num">{count}</strong>に届きます。
        {figures.addressed === 0 && '条件に当てはまる人がいません。宛先を確かめてください。'}
        {figures.addressed === null && '条件に当てはまる人が、いないか、ごくわずかです。宛先を確かめてください。'}
      </p>
      {mayPublish && !content.is_require_confirm && (
        <Form method="post">
          <input type="hidden" name="revision" value={revision} />
          <button type="submit" name="intent" value="publish" className="button primary" aria-disabled={isBusy}>
            公開する
          </button>
        </Form>
      )}
      {mayPublish && content.is_require_confirm && (
        <details className="panel stack" open={isAsked || undefined}>
          <summary className="button primary">公開の確認へ</summary>
          <h3>{count}の画面の手前に開きます</h3>
          <p>確認のボタンを押すまで、どのページでも次の内容が表示されます。</p>
          <blockquote className="panel notice-shown">
            <strong>
              <bdi>{content.title}</bdi>
            </strong>
            <NoticeBody message={content.message} />
            <span className="button small" aria-hidden="true">
              {content.confirm_button_text || '確認しました'}
            </span>
          </blockquote>
          <p>表示は早くても5分後に始まります。それまでは取り消せます。</p>
          <Form method="post" className="stack">
            <input type="hidden" name="form" value="publish" />
            <input type="hidden" name="revision" value={revision} />
            <Field label="パスワード" hint="ご本人の確認のため、もう一度入力してください。" error={issues.password}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            <button type="submit" name="intent" value="publish" className="button primary" aria-disabled={isBusy}>
              {count}への公開を予約
            </button>
          </Form>
        </details>
      )}
      {mayPublish && (
        <Sure label="下書きを消す" note="消した下書きは、元に戻せません。">
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="button danger" aria-disabled={isBusy}>
              この下書きを消す
            </button>
          </Form>
        </Sure>
      )}
    </section>
  )
}
