import { href } from 'react-router'
import type { SettingGroup } from '#contract/platform/site/setting-groups.ts'

export type SetupStep = { to: string; label: string; group?: SettingGroup }

/** The steps of the first setup, in their order. */
export const setupSteps: SetupStep[] = [
  { to: href('/setup'), label: '運営のメンバー' },
  { to: href('/setup/site'), label: '名前とアドレス', group: 'site' },
  { to: href('/setup/legal'), label: '法律の記載', group: 'legal' },
  { to: href('/setup/mail'), label: 'メール', group: 'mail' },
  { to: href('/setup/backup'), label: 'バックアップ', group: 'backup' },
  { to: href('/setup/sign_in'), label: 'ログイン', group: 'sign_in' },
  { to: href('/setup/checks'), label: '確認' },
  { to: href('/setup/open'), label: '公開' },
]

const plain = (path: string) => path.replace(/\/$/, '')
export const stepAt = (pathname: string) => setupSteps.findIndex(({ to }) => plain(to) === plain(pathname))
