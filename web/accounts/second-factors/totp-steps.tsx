import type { ReactNode } from 'react'

type Props = { secret: string; uri: string; qr: { size: number; path: string }; children: ReactNode }

/** The steps from installing an app to its first code; the form comes last. */
export const TotpSteps = ({ secret, uri, qr: { size, path }, children }: Props) => (
  <ol className="totp-steps">
    <li>
      <h2>認証アプリを用意する</h2>
      <p className="prose">Google Authenticator、Microsoft Authenticator、1Password など、時刻で変わる6桁の数字を出すアプリなら、どれでも使えます。</p>
    </li>
    <li className="totp-scan">
      <h2>アプリで読み取る</h2>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <div>
        <p className="totp-here">
          <a className="button" href={uri}>
            この端末の認証アプリで開く
          </a>
        </p>
        <p className="small muted">読み取れないときは、この文字列をアプリに入力してください。</p>
        <p className="totp-secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </li>
    <li>
      <h2>出た数字を入力する</h2>
      {children}
    </li>
  </ol>
)
