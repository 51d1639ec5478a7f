import type { OperatorAnnouncement } from '#contract/notifications/announcements/operator-announcements.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { notifiedCountText } from './figures/notified-count-text.ts'

type PublishSectionProps = { announcement: OperatorAnnouncement; mayPublish: boolean }

/** Before a draft reaches anybody: how many, and what they will see. Where there is a second operator they are asked; alone, what opens in front of people's pages asks for the password and begins five minutes ahead. */
export function PublishSection({ announcement: { content, figures, revision, takes_two }, mayPublish }: PublishSectionProps) {
  const count = `${notifiedCountText(figures.addressed, figures.is_narrowed)}人`
  const form = usePageForm<{ password: string; title: string; message: string }>('publish')
  // Fields of the page where the draft is edited.
  const ofDraft = [form.issues.title, form.issues.message].filter((issue) => issue !== undefined)
  return (
    <section className="stack" aria-labelledby="publish">
      <h2 id="publish">公開する</h2>
      <p>
        公開すると、<strong className="num">{count}</strong>に届きます。
        {figures.addressed === 0 && '条件に当てはまる人がいません。宛先を確かめてください。'}
        {figures.addressed === null && '条件に当てはまる人が、いないか、ごくわずかです。宛先を確かめてください。'}
      </p>
      {ofDraft.map((issue) => (
        <p key={issue} className="note alert">
          {issue}
        </p>
      ))}
      {mayPublish && takes_two && (
        <>
          <p>
            {content.is_require_confirm && '確認のボタンを押すまで、どのページでも手前に開きます。'}
            ほかの運営のメンバーが承認すると届きます。承認されるまでは取り消せます。
          </p>
          <PageForm of={form} hidden={{ revision }}>
            <SubmitButton intent="publish" look="primary">
              {count}への公開の承認を依頼
            </SubmitButton>
          </PageForm>
        </>
      )}
      {mayPublish && !takes_two && !content.is_require_confirm && (
        <PageForm of={form} hidden={{ revision }}>
          <SubmitButton intent="publish" look="primary">
            公開する
          </SubmitButton>
        </PageForm>
      )}
      {mayPublish && !takes_two && content.is_require_confirm && (
        <details className="panel stack" open={form.refused ? true : undefined}>
          <summary className="button primary">公開の確認へ</summary>
          <h3>{count}の画面の手前に開きます</h3>
          <p>確認のボタンを押すまで、どのページでも次の内容が表示されます。</p>
          <blockquote className="panel announcement-shown">
            <strong>
              <bdi>{content.title}</bdi>
            </strong>
            <AnnouncementBody message={content.message} />
            <span className="button small" aria-hidden="true">
              {content.confirm_button_text || '確認しました'}
            </span>
          </blockquote>
          <p>表示は早くても5分後に始まります。それまでは取り消せます。</p>
          <PageForm of={form} hidden={{ revision }}>
            <Field label="パスワード" hint="ご本人の確認のため、もう一度入力してください。" error={form.issues.password}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            <SubmitButton intent="publish" look="primary">
              {count}への公開を予約
            </SubmitButton>
          </PageForm>
        </details>
      )}
      {mayPublish && (
        <ConfirmDialog label="下書きを削除" note="消した下書きは、元に戻せません。">
          <PageForm>
            <SubmitButton intent="delete" look="danger">
              この下書きを削除
            </SubmitButton>
          </PageForm>
        </ConfirmDialog>
      )}
    </section>
  )
}
