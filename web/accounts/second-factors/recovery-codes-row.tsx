import { Link } from 'react-router'
import type { SecondFactor } from '#contract/accounts/sign-in/second-factors.ts'

const FEW = 3

type Props = { factor: Pick<SecondFactor, 'recovery_codes_left' | 'has_short_recovery_codes'>; account: string }

/** How many recovery codes are left, and whether the user should create new ones. */
export const RecoveryCodesRow = ({ factor: { recovery_codes_left, has_short_recovery_codes }, account }: Props) => (
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
