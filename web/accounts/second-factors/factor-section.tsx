import { Form, href, Link } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import type { SecondFactor } from '#contract/accounts/sign-in/second-factors.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

const FEW = 3

type Props = { factor: Pick<SecondFactor, 'recovery_codes_left' | 'has_short_recovery_codes'>; account: string }

/** How many recovery codes are left, and whether the user should create new ones. */
const RecoveryCodesRow = ({ factor: { recovery_codes_left, has_short_recovery_codes }, account }: Props) => (
  <li>
    <p>
      リカバリーコード {recovery_codes_left < FEW && <span className="label warn">{recovery_codes_left === 0 ? 'ありません' : '残りわずか'}</span>}
      <br />
      <span className="small muted">アプリやパスキーを使えないときに、1回ずつ使えます。残り{recovery_codes_left}個。</span>
      {has_short_recovery_codes && (
        <>
          <br />
          <span className="small">いまのコードは短い形のものです。まだ使えますが、より推測されにくい長いものに、作りなおしてください。</span>
        </>
      )}
    </p>
    <Link className="button small" to={`${account}/recovery_codes`} aria-label="リカバリーコードを作りなおす">
      作りなおす
    </Link>
  </li>
)

type FactorSectionProps = {
  factor: SecondFactor
  /** The page on which the user sets one up. */
  newFactor: string
  account: string
}

/** The state of the user's second factor, and what they can do about it. */
export function FactorSection({ factor, newFactor, account }: FactorSectionProps) {
  const { is_required, totp_confirmed_at, passkey_count, passkey_factor_at } = factor
  const isCandidate = account === href('/settings/security')
  const hasPasskeyFactor = isCandidate ? passkey_factor_at !== null : passkey_count > 0
  return (
    <section aria-labelledby="factor">
      <h2 id="factor">二段階認証</h2>
      {!totp_confirmed_at && !hasPasskeyFactor && (
        <p className="note warn">まだ設定していません。パスワードが漏れても入られないように、設定をおすすめします。</p>
      )}
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
              <MembershipField />
              <SubmitButton look="small" intent="remove_totp">
                認証アプリを解除
              </SubmitButton>
            </Form>
          ) : (
            <Link className="button small" to={newFactor} aria-label="認証アプリを設定する">
              設定する
            </Link>
          )}
        </li>
        {isCandidate && passkey_count > 0 && (
          <li>
            <p>
              パスワードのあとのパスキー <span className={passkey_factor_at ? 'label green' : 'label'}>{passkey_factor_at ? '設定済み' : '未設定'}</span>
              <br />
              <span className="small muted">パスキーだけのログインは、設定にかかわらず使えます。</span>
            </p>
            {passkey_factor_at ? (
              <Form method="post">
                <MembershipField />
                <SubmitButton look="small" intent="stop_passkey_factor">
                  パスキーをたずねない
                </SubmitButton>
              </Form>
            ) : (
              <Link className="button small" to={newFactor} aria-label="パスワードのあとのパスキーを設定する">
                設定する
              </Link>
            )}
          </li>
        )}
        {(totp_confirmed_at || (isCandidate && passkey_factor_at)) && <RecoveryCodesRow factor={factor} account={account} />}
      </ul>
    </section>
  )
}
