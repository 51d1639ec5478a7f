import { href } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import type { WorkNavGroup, WorkNavItem } from '#web/work/parts/work-nav.ts'

const to = (page: string) => ({ to: `/operator/${page}`, under: `/operator/${page}` })

/** The area's parts, by what they are for; the numbers are what waits. */
export const operatorNav = ({ waiting, acts }: OperatorAccount): WorkNavGroup[] => [
  { items: [{ to: href('/operator'), label: 'ホーム', icon: 'home' }] },
  {
    label: '対応',
    items: [
      { ...to('job_offers'), label: '求人とストーリー', icon: 'briefcase', count: waiting.job_reviews + waiting.story_reviews },
      { ...to('companies'), label: '企業', icon: 'building', count: waiting.companies },
      { ...to('claims'), label: '管理者になる申請', icon: 'key', count: waiting.claims },
      { ...to('reports'), label: '通報と苦情', icon: 'flag', count: waiting.reports },
      { ...to('approvals'), label: '承認待ち', icon: 'check', count: waiting.approvals },
      { ...to('requests'), label: '個人情報の請求', icon: 'shield', count: waiting.data_requests },
    ],
  },
  {
    label: '配信',
    items: [
      { ...to('notices'), label: 'お知らせ', icon: 'bell' },
      { ...to('banners'), label: 'バナー', icon: 'picture' },
      { ...to('surveys'), label: 'アンケート', icon: 'check' },
      { ...to('maintenance'), label: 'メンテナンス', icon: 'wrench' },
    ],
  },
  {
    label: 'データ',
    items: [
      { ...to('people'), label: '求職者とメンバー', icon: 'people' },
      { ...to('import_runs'), label: '取り込み', icon: 'upload', count: waiting.import_matches },
      { ...to('exports'), label: '個人データのエクスポート', icon: 'download' },
      { ...to('masters'), label: 'マスタ管理', icon: 'table' },
      { ...to('figures'), label: 'サイトの数字', icon: 'chart' },
      { ...to('yearly_figures'), label: '年次報告の数字', icon: 'chart' },
    ],
  },
  {
    label: 'システム',
    items: [
      { to: '/operator/system', under: /^\/operator\/(system|updates|backups)/, label: '運用の状態', icon: 'pulse' },
      { ...to('mails'), label: 'メールのキュー', icon: 'mail' },
      { ...to('tasks'), label: 'ジョブキュー', icon: 'layers' },
      { ...to('setup'), label: '公開の準備', icon: 'tasks' },
      { ...to('settings'), label: 'サイトの設定', icon: 'sliders' },
      { ...to('members'), label: '運営のメンバー', icon: 'person' },
    ],
  },
  {
    label: '監査',
    items: [
      { ...to('audit'), label: '操作の記録', icon: 'book' },
      ...(acts.includes('drill_leaks') ? ([{ ...to('leaks'), label: '漏えい影響調査', icon: 'alert' }] satisfies WorkNavItem[]) : []),
    ],
  },
]

const mostUsed = ['', '/job_offers', '/companies', '/reports'].map((page) => `/operator${page}`)
const shortly: Record<string, string> = { '/operator/job_offers': '審査', '/operator/reports': '通報' }

/** For the lower edge of a phone, where a name has room for five letters. */
export function operatorTabs(groups: WorkNavGroup[]): WorkNavItem[] {
  const parts = groups.flatMap(({ items }) => items)
  return mostUsed.flatMap((page) => parts.find((part) => part.to === page) ?? []).map((part) => ({ ...part, label: shortly[part.to] ?? part.label }))
}
