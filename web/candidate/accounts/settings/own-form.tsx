import { Form, Link, useNavigation } from 'react-router'
import type { AccountSettings } from '#contract/accounts/sign-in/account-security.ts'
import { Field } from '#web/platform/forms/field.tsx'

/** What is about oneself and has no page of its own. */
export function OwnForm({ settings: { username, is_mama }, issues }: { settings: AccountSettings; issues: Record<string, string> }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="panel stack" preventScrollReset>
      <Field label="表示名" need="may" hint="この画面で、あなたを示す名前です。企業には見えません。" error={issues.username}>
        <input className="input" name="username" defaultValue={username} maxLength={50} autoComplete="off" />
      </Field>
      <div>
        <label className="switch">
          働ける時間に制約がある
          <input type="checkbox" name="is_mama" defaultChecked={is_mama} aria-describedby="is_mama-hint" />
        </label>
        <p className="hint" id="is_mama-hint">
          求人ごとに、働ける時間に合うかを示します。企業には見えません。<Link to="/profile/advance#availabilities">働ける曜日と時間を入力する</Link>
        </p>
      </div>
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        保存する
      </button>
    </Form>
  )
}
