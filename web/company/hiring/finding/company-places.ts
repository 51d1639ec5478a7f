import { href } from 'react-router'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import { type Place, placesFor } from '#web/work/palette/places.ts'

const goTo: Place<CompanyAct>[] = [
  { to: href('/online/companies/dashboard'), label: 'ホーム', icon: 'home' },
  { to: href('/online/companies/job_offers'), label: '求人', icon: 'building', act: 'see_jobs' },
  { to: href('/online/companies/job_offers/templates'), label: '求人のテンプレート', icon: 'file', act: 'see_jobs', words: '求人票 テンプレート' },
  { to: href('/online/companies/job_offers/drafts'), label: '下書きの一括確認', icon: 'file', act: 'see_jobs', words: '下書き まとめて公開' },
  {
    to: href('/online/companies/job_offers/transfer'),
    label: '求人のインポート・エクスポート',
    icon: 'building',
    act: 'see_jobs',
    words: 'インポート エクスポート CSV',
  },
  { to: href('/online/companies/candidates'), label: '候補者検索', icon: 'search', act: 'search_candidates', words: '求職者をさがす 保存した検索' },
  {
    to: href('/online/companies/candidates/pools'),
    label: 'タレントプール',
    icon: 'clock',
    act: 'search_candidates',
    words: 'リマインダー 候補者リスト あとで連絡',
  },
  { to: href('/online/companies/scouts'), label: '送信したスカウト', icon: 'send', act: 'scout' },
  {
    to: href('/online/companies/scouts/templates'),
    label: 'テンプレート・辞退理由',
    icon: 'file',
    act: 'scout',
    words: 'スカウト テンプレート 辞退理由',
  },
  { to: href('/online/companies/messages'), label: 'メッセージ', icon: 'message', act: 'see_threads', words: 'やりとり 受信箱' },
  { to: `${href('/online/companies/messages')}?filter=awaiting`, label: 'メッセージ：要返信', icon: 'message', act: 'see_threads', words: '要返信' },
  { to: href('/online/companies/selection'), label: '選考', icon: 'person', act: 'see_selection', words: '応募 ボード' },
  { to: href('/online/companies/selection/outside'), label: '社外からの候補者', icon: 'person', act: 'select', words: '紹介 エージェント イベント リファラル' },
  { to: href('/online/companies/referrals'), label: '紹介リンク', icon: 'share', act: 'comment', words: 'リファラル 社員紹介 社外からの候補者' },
  { to: href('/online/companies/company'), label: '企業ページ', icon: 'eye', act: 'see_company' },
  { to: href('/online/companies/stories'), label: 'ストーリー', icon: 'file', act: 'see_company', words: '記事 インタビュー' },
  { to: href('/online/companies/figures/selection'), label: '選考の分析', icon: 'yes', act: 'see_figures', words: '数字 レポート 歩留まり ファネル' },
  { to: href('/online/companies/figures'), label: '分析', icon: 'yes', act: 'see_figures', words: '数字 レポート 回答率' },
  { to: href('/online/companies/notifications'), label: '通知', icon: 'bell', act: 'see_threads', words: 'お知らせ' },
  { to: href('/online/companies/settings'), label: '設定', icon: 'more', words: 'アカウント 氏名 二段階認証 パスキー 端末' },
  { to: href('/online/companies/settings/members'), label: 'メンバーと役割', icon: 'person', act: 'see_members', words: '招待 権限' },
  { to: href('/online/companies/settings/notifications'), label: '通知設定', icon: 'bell', act: 'see_threads', words: 'お知らせ メール' },
  { to: href('/online/companies/settings/selection_notices'), label: '選考の通知', icon: 'bell', act: 'see_settings', words: '既読' },
  {
    to: href('/online/companies/settings/templates'),
    label: 'メッセージのテンプレート',
    icon: 'message',
    act: 'write_messages',
    words: '定型文 ひな形 文面 返信',
  },
  { to: href('/online/companies/settings/calendar'), label: '面談できる時間', icon: 'more', words: 'カレンダー 予定 空き時間 ics' },
  { to: href('/online/companies/settings/selection_steps'), label: '選考の段階', icon: 'filter', act: 'see_settings', words: 'ステップ 面接 ステータス' },
  { to: href('/online/companies/settings/interview_kits'), label: '面接キット', icon: 'file', act: 'score', words: '評価 スコアカード 面接 質問' },
  { to: href('/online/companies/settings/keys'), label: 'APIキー', icon: 'lock', act: 'manage_keys' },
  { to: href('/online/companies/settings/webhooks'), label: 'Webhook', icon: 'share', act: 'manage_keys' },
  { to: href('/online/companies/settings/feeds'), label: '求人フィード', icon: 'share', act: 'manage_keys', words: 'RSS' },
  { to: href('/online/companies/settings/password'), label: 'パスワードを変更', icon: 'lock' },
  { to: href('/online/companies/settings/email'), label: 'メールアドレスを変更', icon: 'message', words: 'ログイン' },
  { to: href('/help'), label: 'ヘルプ', icon: 'unknown' },
  { to: `${href('/logout')}?area=company`, label: 'ログアウト', icon: 'open' },
]

const create: Place<CompanyAct>[] = [
  { to: href('/online/companies/job_offers/new'), label: '求人を作成', icon: 'plus', act: 'edit_jobs', words: '新しい求人を書く' },
  { to: href('/online/companies/job_offers/paste'), label: '求人票を貼り付けて作成', icon: 'clip', act: 'edit_jobs', words: '求人票 コピー 取り込み' },
  { to: href('/online/companies/stories'), label: 'ストーリーを作成', icon: 'plus', act: 'edit_company', words: '記事 インタビュー' },
  { to: href('/online/companies/candidates'), label: '検索を保存', icon: 'plus', act: 'search_candidates', words: '保存した検索' },
  { to: href('/online/companies/scouts/templates'), label: 'テンプレートを作成', icon: 'plus', act: 'scout', words: 'テンプレート スカウト' },
  {
    to: href('/online/companies/settings/templates/edit'),
    label: 'メッセージのテンプレートを作成',
    icon: 'plus',
    act: 'write_messages',
    words: '定型文 ひな形',
  },
  { to: href('/online/companies/settings/interview_kits/edit'), label: '面接キットを作成', icon: 'plus', act: 'edit_kits', words: '評価 スコアカード' },
  { to: href('/online/companies/selection/outside/new'), label: '社外の候補者を追加', icon: 'plus', act: 'write_messages', words: '紹介 エージェント 履歴書' },
  { to: href('/online/companies/settings/members'), label: 'メンバーを招待', icon: 'plus', act: 'manage_members' },
  { to: href('/online/companies/settings/keys/new'), label: 'APIキーを発行', icon: 'plus', act: 'manage_keys' },
]

/** The pages that the member may open, and what they may create. */
export const companyPlaces = (acts: readonly CompanyAct[]) => placesFor(acts, { create, goTo })
