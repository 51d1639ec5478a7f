import { href, Link } from 'react-router'
import type { Updates } from '#contract/operations/updates/updates.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const settingPage = () => `${href('/operator/settings/detail')}?group=updates`

/** A file that an operator sends. */
export const NotesFile = ({ error }: { error: string | undefined }) => (
  <section className="stack" aria-labelledby="file">
    <h2 id="file">ファイルを送る</h2>
    <PageForm encType="multipart/form-data" className="stack prose">
      <Field label="リリースノート" hint="新しい版に付いている CHANGELOG.md です。1 MB まで。前に読んだものと入れかわります。" error={error}>
        <input className="input file-input" type="file" name="file" accept=".md,.txt,text/markdown,text/plain" required />
      </Field>
      <SubmitButton intent="take">送る</SubmitButton>
    </PageForm>
  </section>
)

type Props = { updates: Pick<Updates, 'url' | 'is_reading' | 'tried_at' | 'failure'>; mayRun: boolean }

/** The address that is read once a day, or that there is none. */
export const NotesAddress = ({ updates: { url, is_reading, tried_at, failure }, mayRun }: Props) => (
  <section className="stack" aria-labelledby="address">
    <h2 id="address">URLから読む</h2>
    {url ? (
      <>
        <p className="small release-address">
          1日に1回、<code>{url}</code> を読みます。
          {tried_at ? (
            <>
              最後に試したのは <ExactTime at={tried_at} /> です。
            </>
          ) : (
            'まだ読んでいません。'
          )}{' '}
          <Link to={settingPage()}>URLの設定</Link>
        </p>
        {failure && <p className="note alert">最後の読みとりに失敗しました。{failure}</p>}
        {is_reading && (
          <p className="note" aria-live="polite">
            読んでいます。<Link to={href('/operator/updates')}>更新</Link>
          </p>
        )}
        {mayRun && !is_reading && (
          <PageForm className="">
            <SubmitButton intent="read">いま読む</SubmitButton>
          </PageForm>
        )}
      </>
    ) : (
      <p className="small">
        URLは設定していません。このサーバーは、新しい版を調べるための通信をしません。 <Link to={settingPage()}>URLの設定</Link>
      </p>
    )}
  </section>
)
