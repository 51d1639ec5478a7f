import { href } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import type { AccountSettings } from '#contract/accounts/sign-in/account-security.ts'
import type { MenuRow } from '../mypage/menu.tsx'

type Told = Pick<Account, 'is_open' | 'block_count' | 'email' | 'line_login_url' | 'line_unlink_url' | 'line_connected' | 'ai_consent_agreed'>

/** Every setting that has a separate page, with its present value. */
export function settingsMenus(account: Told, { enable_notification }: Pick<AccountSettings, 'enable_notification'>): { title: string; rows: MenuRow[] }[] {
  const line = account.line_unlink_url ?? account.line_login_url
  return [
    {
      title: '企業への公開',
      rows: [
        {
          to: href('/settings/privacy'),
          label: '公開設定',
          note: '公開、ブロック、勤め先、スカウトの受信設定、年収の下限',
          state: `${account.is_open ? '公開しています' : '公開していません'}${account.block_count > 0 ? `・ブロック ${account.block_count}社` : ''}`,
        },
        { to: `${href('/profile')}?company_name=`, label: '企業からの見え方', note: '企業を選んで、その企業に見えるままを確かめる' },
        { to: href('/visitors'), label: '足あと', note: 'どの企業が、いつ、どこを見たか' },
        { to: href('/profile/intention'), label: '転職活動の状況' },
      ],
    },
    {
      title: '通知とおすすめ',
      rows: [
        {
          to: href('/settings/notifications'),
          label: '通知',
          note: 'メール、プッシュ、メールマガジン',
          ...(!enable_notification && { state: '停止しています' }),
        },
        { to: href('/notifications'), label: 'お知らせ', note: '運営からのお知らせ' },
        { to: href('/settings/saved_searches'), label: '保存した検索', note: '新着の通知' },
        { to: href('/profile/matching'), label: 'おすすめの優先度', note: 'おすすめ順で、何を重視するか' },
      ],
    },
    {
      title: '求人の記録',
      rows: [
        { to: href('/job_offer/my_favorite'), label: '「気になる」を送った求人' },
        { to: href('/job_offer/favorite'), label: 'あなたに「気になる」を送った企業' },
        { to: href('/job_offer/intuition'), label: '直感でお気に入り' },
        { to: href('/settings/hidden'), label: '非表示にした求人・企業' },
      ],
    },
    {
      title: 'ログインとセキュリティ',
      rows: [
        {
          to: href('/settings/security'),
          label: 'ログインとセキュリティ',
          note: 'メールアドレス、パスワード、二段階認証、パスキー、ログイン中の端末',
          state: account.email,
        },
        ...(line ? [{ to: line, label: 'LINE連携', state: account.line_connected ? '連携しています' : '連携していません' }] : []),
        { to: href('/settings/consents'), label: '同意したこと', note: '何に、いつ同意したか' },
        { to: href('/profile/interview'), label: 'AIインタビュー', note: 'AIの利用と、その同意', state: aiStates.get(account.ai_consent_agreed) ?? '' },
      ],
    },
    {
      title: 'データ',
      rows: [
        { to: href('/settings/app'), label: 'アプリとオフライン', note: 'ホーム画面への追加、電波のないときの閲覧' },
        { to: href('/settings/export'), label: 'データの書き出し', note: '登録したものすべてを、1つのファイルで' },
        { to: href('/settings/requests'), label: '個人情報の請求', note: '開示、訂正、利用の停止、消去を運営に求める' },
        { to: href('/settings/reports'), label: '通報と申し出', note: '知らせたことと、運営の回答' },
        { to: href('/quit'), label: '退会', note: '何が消え、何が残るかを見てから決める' },
      ],
    },
  ]
}

const aiStates = new Map([
  [true, '同意しています'],
  [false, '同意していません'],
  [null, 'まだ決めていません'],
])
