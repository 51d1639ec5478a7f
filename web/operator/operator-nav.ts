import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import type { NavItem } from '#web/ui/nav/nav-item.ts'

const to = (page: string) => ({ to: `/operator/${page}`, under: `/operator/${page}` })

/** The area's parts, by what they are for; the numbers are what waits. */
export const operatorNav = ({ waiting, acts }: OperatorAccount): { label: string; items: NavItem[] }[] => [
  {
    label: '受け付け',
    items: [
      { ...to('companies'), label: '企業', count: waiting.companies },
      { ...to('claims'), label: '管理者になる申請', count: waiting.claims },
      { ...to('job_offers'), label: '求人とストーリー', count: waiting.job_reviews + waiting.story_reviews },
      { ...to('reports'), label: '通報と苦情', count: waiting.reports },
      { ...to('requests'), label: '個人情報の請求', count: waiting.data_requests },
      { ...to('people'), label: '求職者とメンバー' },
    ],
  },
  {
    label: '知らせる',
    items: [
      { ...to('notices'), label: 'お知らせ' },
      { ...to('banners'), label: 'バナー' },
      { ...to('surveys'), label: 'アンケート' },
      { ...to('maintenance'), label: 'メンテナンス' },
      { ...to('exports'), label: '名簿の書き出し' },
    ],
  },
  {
    label: '動かす',
    items: [
      { ...to('system'), label: '運用の状態' },
      { ...to('mails'), label: 'メールのキュー' },
      { ...to('tasks'), label: '仕事のキュー' },
      { ...to('import_runs'), label: '取り込み', count: waiting.import_matches },
      { ...to('lookups'), label: 'コード表' },
      { ...to('setup'), label: '公開の準備' },
      { ...to('settings'), label: 'サイトの設定' },
    ],
  },
  {
    label: '確かめる',
    items: [
      { ...to('audit'), label: '操作の記録' },
      { ...to('yearly_figures'), label: '年次報告の数字' },
      ...(acts.includes('drill_leaks') ? [{ ...to('leaks'), label: '漏えいの調べ' }] : []),
      { ...to('members'), label: 'メンバー' },
    ],
  },
]
