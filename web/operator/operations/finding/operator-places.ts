import { href } from 'react-router'
import type { OperatorAct } from '#contract/accounts/operators/operator-acts.ts'
import { type Place, placesFor } from '#web/work/palette/places.ts'

const goTo: Place<OperatorAct>[] = [
  { to: href('/operator'), label: 'ホーム', icon: 'home', words: '待っているもの' },
  { to: href('/operator/companies'), label: '企業', icon: 'building', act: 'see_companies', words: '承認' },
  { to: href('/operator/claims'), label: '管理者になる申請', icon: 'check', act: 'see_companies' },
  { to: href('/operator/job_offers'), label: '求人の審査', icon: 'file', act: 'see_companies' },
  { to: href('/operator/job_offers/stories'), label: 'ストーリーの審査', icon: 'file', act: 'see_companies' },
  { to: href('/operator/job_offers/all'), label: 'すべての求人', icon: 'file', act: 'see_companies' },
  { to: href('/operator/reports'), label: '通報と苦情', icon: 'flag', act: 'see_reports' },
  { to: href('/operator/approvals'), label: '承認待ち', icon: 'check', act: 'see_account', words: '2人目の承認' },
  { to: href('/operator/requests'), label: '個人情報の請求', icon: 'lock', act: 'see_people' },
  { to: href('/operator/people'), label: '求職者とメンバー', icon: 'person', act: 'see_people' },
  { to: href('/operator/notices'), label: 'お知らせ', icon: 'message', act: 'see_notices' },
  { to: href('/operator/banners'), label: 'バナー', icon: 'message', act: 'see_notices' },
  { to: href('/operator/surveys'), label: 'アンケート', icon: 'message', act: 'see_masters' },
  { to: href('/operator/maintenance'), label: 'メンテナンス', icon: 'alert', act: 'see_system' },
  { to: href('/operator/exports'), label: '個人データのエクスポート', icon: 'lock', act: 'see_notices', words: '名簿の書き出し' },
  { to: href('/operator/system'), label: '運用の状態', icon: 'reload', act: 'see_system', words: 'システム' },
  { to: href('/operator/mails'), label: 'メールのキュー', icon: 'reload', act: 'see_system', words: '配信失敗' },
  { to: href('/operator/tasks'), label: 'ジョブキュー', icon: 'reload', act: 'see_system', words: '仕事 タスク' },
  { to: href('/operator/import_runs'), label: '取り込み', icon: 'reload', act: 'see_system', words: 'インポート' },
  { to: href('/operator/backups'), label: 'バックアップと復元', icon: 'reload', act: 'see_system' },
  { to: href('/operator/updates'), label: '新しい版', icon: 'reload', act: 'see_system', words: 'バージョン' },
  { to: href('/operator/masters'), label: 'マスタ管理', icon: 'menu', act: 'see_masters', words: 'コード表' },
  { to: href('/operator/setup'), label: '公開の準備', icon: 'check', act: 'see_settings' },
  { to: href('/operator/settings'), label: 'サイトの設定', icon: 'more', act: 'see_settings' },
  { to: href('/operator/settings/mails'), label: 'メールの文面', icon: 'more', act: 'see_settings' },
  { to: href('/operator/settings/history'), label: '設定の履歴', icon: 'more', act: 'see_settings' },
  { to: href('/operator/audit'), label: '操作の記録', icon: 'clock', act: 'see_audit', words: '監査' },
  { to: href('/operator/figures'), label: 'サイトの数字', icon: 'yes', act: 'see_companies', words: '分析 レポート KPI' },
  { to: href('/operator/yearly_figures'), label: '年次報告の数字', icon: 'yes', act: 'see_system' },
  { to: href('/operator/leaks'), label: '漏えいの調べ', icon: 'alert', act: 'drill_leaks' },
  { to: href('/operator/members'), label: '運営のメンバー', icon: 'person', act: 'see_members' },
  { to: href('/operator/account'), label: 'あなたのアカウント', icon: 'person', words: 'パスワード 二段階認証 設定' },
  { to: `${href('/logout')}?area=operator`, label: 'ログアウト', icon: 'open' },
]

const create: Place<OperatorAct>[] = [
  { to: href('/operator/companies/add'), label: '企業を追加', icon: 'plus', act: 'decide_companies', words: '加える' },
  { to: href('/operator/notices/edit'), label: 'お知らせを作成', icon: 'plus', act: 'publish_notices' },
  { to: href('/operator/banners/edit'), label: 'バナーを作成', icon: 'plus', act: 'publish_notices' },
  { to: href('/operator/surveys/edit'), label: 'アンケートを作成', icon: 'plus', act: 'edit_masters' },
  { to: href('/operator/requests/new'), label: '個人情報の請求を登録', icon: 'plus', act: 'answer_data_requests' },
  { to: href('/operator/members/new'), label: '運営のメンバーを追加', icon: 'plus', act: 'manage_members' },
]

/** The pages that the operator may open, and what they may create. */
export const operatorPlaces = (acts: readonly OperatorAct[]) => placesFor(acts, { create, goTo })
