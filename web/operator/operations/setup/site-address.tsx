import { useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = (): string | undefined => undefined

/** The address of the site, which only the environment says, beside the one that this browser used. */
export function SiteAddress({ origin }: { origin: string }) {
  const seen = useSyncExternalStore(never, () => window.location.origin, nothing)
  return (
    <section className="stack" aria-labelledby="address">
      <h2 id="address">アドレス</h2>
      <p>
        <code>{origin}</code>
        <span className="setting-source">
          .env で指定しています（<code>PUBLIC_URL</code>）
        </span>
      </p>
      {seen === undefined && <p className="small">ブラウザーのアドレス欄が、このアドレスで始まることを確かめてください。</p>}
      {seen === origin && <p className="small">いまのブラウザーのアドレスと同じです。</p>}
      {seen !== undefined && seen !== origin && (
        <p className="note alert" role="alert">
          いまのブラウザーのアドレスは {seen} です。メールのリンクやログインは {origin} で動きます。.env の PUBLIC_URL かプロキシの設定を直してください。
        </p>
      )}
      {!origin.startsWith('https:') && (
        <p className="note alert">TLS がありません。パスワードや個人情報が、暗号なしで送られます。公開の前に https:// にしてください。</p>
      )}
    </section>
  )
}
