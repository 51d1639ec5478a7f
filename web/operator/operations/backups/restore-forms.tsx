import { Form, href } from 'react-router'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { fieldSecond, secondText } from './japan-seconds.ts'

type Reach = { from_at: string; to_at: string } | null
type Choosing = { backups: { name: string; made_at: string }[]; reach: Reach; chosen: { backup: string; until: string }; issue: string | undefined }

/** The first step: what is to come back. It changes nothing, so its address holds it. */
export const ChooseForm = ({ backups, reach, chosen, issue }: Choosing) => (
  <Form method="get" action={`${href('/operator/backups')}#lost`} className="stack">
    {reach && (
      <Field
        label="戻す時刻（日本時間）"
        hint={`${secondText(reach.from_at)} から ${secondText(reach.to_at)} まで。その秒より前に確定した変更が、すべて残ります。`}
        error={issue}
      >
        <input
          className="input"
          type="datetime-local"
          step={1}
          name="until"
          defaultValue={chosen.until}
          min={fieldSecond(reach.from_at)}
          max={fieldSecond(reach.to_at)}
        />
      </Field>
    )}
    <Field label={reach ? 'または、バックアップ' : 'バックアップ'}>
      <select className="input" name="backup" defaultValue={chosen.backup}>
        <option value="">選んでください</option>
        {backups.map(({ name, made_at }) => (
          <option key={name} value={name}>
            {secondText(made_at)}
          </option>
        ))}
      </select>
    </Field>
    <div>
      <button className="button">失われるデータを確認</button>
    </div>
  </Form>
)

type Asking = { target: { backup_name: string | null; until_at: string | null }; at: string; losses: { what: string; count: number }[] }

/** The second step: what would be lost, and the reason. */
export function AskForm({ target, at, losses }: Asking) {
  const form = usePageForm<{ reason: string }>('ask')
  const lost = losses.filter(({ count }) => count > 0)
  return (
    <section className="panel stack" aria-labelledby="lost">
      <h3 id="lost">{secondText(at)} に戻すと失われるもの</h3>
      {lost.length === 0 ? (
        <p>そのあとに増えた登録・求人・応募・メッセージは、ありません。変更した内容は、元に戻ります。</p>
      ) : (
        <ul>
          {lost.map(({ what, count }) => (
            <li key={what}>
              {what} <span className="num">{count.toLocaleString('ja-JP')}</span>件
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        そのあとの変更（状態、内容の編集、ブロックや同意の取り消し）も、なかったことになります。退会した人は、戻したあとにもう一度消します。全員がログアウトします。
      </p>
      <PageForm of={form} hidden={{ backup_name: target.backup_name ?? '', until_at: target.until_at ?? '' }}>
        <ReasonField of={form} />
        <SubmitButton intent="request" look="primary">
          復元を申請
        </SubmitButton>
      </PageForm>
    </section>
  )
}

type Deciding = { id: string; is_mine: boolean; is_encrypted: boolean; what: string }

/** For the second operator; the first one may only take it back. */
export function DecideForm({ id, is_mine, is_encrypted, what }: Deciding) {
  const form = usePageForm<{ private_key: string }>(id)
  return (
    <PageForm of={form} hidden={{ id }}>
      {!is_mine && is_encrypted && (
        <TextField
          of={form}
          name="private_key"
          label="バックアップの秘密鍵"
          hint="AGE-SECRET-KEY-1 で始まる1行。この復元のあいだだけメモリに置き、保存も記録もしません。"
          type="password"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <div className="row">
        {!is_mine && (
          <SubmitButton intent="approve" look="danger">
            承認して、{what}に戻す
          </SubmitButton>
        )}
        <SubmitButton intent="withdraw">取り消す</SubmitButton>
      </div>
    </PageForm>
  )
}
