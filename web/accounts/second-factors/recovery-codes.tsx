import { CopyButton } from '#web/ui/copy-button.tsx'
import './second-factor.css'

/** Shows the codes once; the user keeps them apart from the device with the app. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <section className="stack" aria-labelledby="codes">
    <h2 id="codes">リカバリーコードを保存してください</h2>
    <p className="prose">
      認証アプリやパスキーを使えなくなったときに、代わりに入力します。1個につき1回だけ使えます。ここを離れると、もう表示されません。印刷するか、パスワードを保管している場所に残してください。
    </p>
    <ol className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <p className="row">
      <CopyButton text={codes.join('\n')}>コピー</CopyButton>
      <a className="button small" href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`} download="mebae-recovery-codes.txt">
        ファイルに保存
      </a>
    </p>
  </section>
)
