import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

export type MadeKey = { recipient: string; private_key: string }

/** The key of the backups, made here or elsewhere, and a try of their place. */
export function BackupTrials({ made, hasKey }: { made: MadeKey | undefined; hasKey: boolean }) {
  return (
    <section className="stack" aria-labelledby="backup-key">
      <h2 id="backup-key">暗号の鍵と、場所の確認</h2>
      {made ? (
        <NewKey {...made} />
      ) : hasKey ? (
        <p>公開鍵があります。これから作るバックアップは暗号になります。</p>
      ) : (
        <>
          <p className="small">鍵の対をここで作ると、公開鍵だけを保存します。手元で作った公開鍵を、下の「暗号の公開鍵」に貼ることもできます。</p>
          <PageForm>
            <SubmitButton intent="make_key">鍵ペアを作成</SubmitButton>
          </PageForm>
        </>
      )}
      <PageForm>
        <SubmitButton intent="try_place">保存した場所に書けるかを試す</SubmitButton>
      </PageForm>
    </section>
  )
}

/** The private key stands on this page alone: the server has not kept it. */
function NewKey({ recipient, private_key }: MadeKey) {
  const file = `# public key: ${recipient}\n${private_key}\n`
  return (
    <div className="panel stack">
      <p className="note alert">
        秘密鍵を表示するのは、この1回だけです。サーバーには残りません。この機械の外の、2か所以上に保管してください。なくすと、バックアップは二度と開けません。
      </p>
      <label className="stack">
        秘密鍵
        <textarea className="input setup-key" readOnly rows={6} defaultValue={file} />
      </label>
      <p>
        <a className="button" href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="mebae-backup-key.txt">
          秘密鍵をファイルに保存
        </a>
      </p>
    </div>
  )
}
