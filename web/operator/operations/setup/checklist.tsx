import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { fieldOf } from '#contract/platform/site/setting-groups.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import '#web/ui/styles/label.css'
import './setup.css'

export type SetupState = Awaited<ReturnType<Api['operators']['setup']['show']>>

type Item = { label: string; isDone: boolean; must?: boolean; say: string; to: string }

const itemsOf = ({ missing, sends_mail, has_backup_schedule, has_backup_key, operators, public_url, is_preparing }: SetupState): Item[] => {
  const settingsOf = (group: 'legal' | 'mail' | 'backup') => (is_preparing ? href(`/setup/${group}`) : `${href('/operator/settings/detail')}?group=${group}`)
  return [
    {
      label: '法律の記載',
      isDone: missing.length === 0,
      must: true,
      say: missing.length === 0 ? 'そろっています。' : `足りません：${missing.map((name) => fieldOf(name)?.label ?? name).join('、')}`,
      to: settingsOf('legal'),
    },
    {
      label: 'TLS',
      isDone: public_url.startsWith('https:'),
      say: public_url.startsWith('https:') ? 'PUBLIC_URL は https:// です。' : 'PUBLIC_URL が https:// ではありません。',
      to: guideAddress('ja', 'operators/install'),
    },
    {
      label: 'メール',
      isDone: sends_mail,
      say: sends_mail ? 'メールサーバーを設定しています。' : 'メールを送れません。会員登録とパスワードの再設定ができません。',
      to: settingsOf('mail'),
    },
    {
      label: 'バックアップの予定',
      isDone: has_backup_schedule,
      say: has_backup_schedule ? '予定があります。' : '予定がありません。',
      to: settingsOf('backup'),
    },
    {
      label: 'バックアップの暗号',
      isDone: has_backup_key,
      say: has_backup_key ? '公開鍵があります。' : '公開鍵がありません。バックアップは暗号になりません。',
      to: settingsOf('backup'),
    },
    {
      label: '2人目の運営のメンバー',
      isDone: operators > 1,
      say:
        operators > 1 ? `${operators}人います。` : '1人です。個人データのエクスポートや、公開したあとのメールサーバーの変更など、2人で行う操作ができません。',
      to: href('/operator/members'),
    },
  ]
}

/** What is to be done before the opening, and what is still open after it. */
export const Checklist = ({ state }: { state: SetupState }) => (
  <dl className="setup-checks">
    {itemsOf(state).map(({ label, isDone, must, say, to }) => (
      <div key={label}>
        <dt>
          {label} <span className={isDone ? 'label' : 'label warn'}>{isDone ? '済み' : must ? '必須' : 'まだ'}</span>
        </dt>
        <dd>
          {say} {!isDone && <Link to={to}>{label}を設定する</Link>}
        </dd>
      </div>
    ))}
  </dl>
)
