import { href } from 'react-router'
/** The pages above a page of the settings. */
export const settingsCrumbs = [
  { to: href('/mypage'), label: 'マイページ' },
  { to: href('/settings'), label: '設定' },
]
