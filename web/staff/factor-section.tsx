import { Form, Link, useNavigation } from 'react-router'
import type { SecondFactor } from '#contract/second-factors.ts'

const FEW = 3

type Props = { factor: SecondFactor; at: string; account: string }

/** How one's second factor stands, and what can be done about it. */
export function FactorSection({ factor: { is_required, totp_confirmed_at, recovery_codes_left, passkey_count }, at, account }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const isOff = !totp_confirmed_at && passkey_count === 0
  return (
    <section aria-labelledby="factor">
      <h2 id="factor">二段階認証</h2>
      {isOff && <p className="note warn">まだ設定していません。パスワードが漏れても入られないように、設定をおすすめします。</p>}
      <ul className="rows">
        <li>
          <p>
            認証アプリ <span className={totp_confirmed_at ? 'label green' : 'label'}>{totp_confirmed_at ? '設定済み' : '未設定'}</span>
            <br />
            <span className="small muted">
              {is_required ? 'あなたの役割では、認証アプリかパスキーのどちらかが必要です。' : 'ログインのときに、アプリに出る6桁の数字で確かめます。'}
            </span>
          </p>
          {totp_confirmed_at ? (
            <Form method="post">
              <button type="submit" name="intent" value="remove_totp" className="button small" aria-disabled={isBusy}>
                認証アプリをやめる
              </button>
            </Form>
          ) : (
            <Link className="button small" to={`${at}/second_factor/new`} aria-label="認証アプリを設定する">
              設定する
            </Link>
          )}
        </li>
        {totp_confirmed_at && (
          <li>
            <p>
              リカバリーコード {recovery_codes_left < FEW && <span className="label warn">{recovery_codes_left === 0 ? 'ありません' : '残りわずか'}</span>}
              <br />
              <span className="small muted">アプリを使えないときに、1回ずつ使えます。残り{recovery_codes_left}個。</span>
            </p>
            <Link className="button small" to={`${account}/recovery_codes`} aria-label="リカバリーコードを作りなおす">
              作りなおす
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
