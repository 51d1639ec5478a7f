import type { Account } from '#contract/candidates/account/accounts.ts'
import type { MenuRow } from './menu.tsx'

type Counts = Pick<Account, 'unread_message_count' | 'unread_favorite_by_company_count' | 'typeform_ids' | 'warn_job_history' | 'ai_consent_agreed'>

/** Everything of the candidate's that is not a setting, in four groups. */
export function mypageMenus(account: Counts, { unread, rating }: { unread: number; rating: string | undefined }): { title: string; rows: MenuRow[] }[] {
  const { unread_message_count, unread_favorite_by_company_count, typeform_ids } = account
  const [survey] = typeform_ids
  return [
    {
      title: '届いたもの',
      rows: [
        { to: '/message', label: 'メッセージ', ...counted(unread_message_count, '未読') },
        { to: '/notifications', label: 'お知らせ', ...counted(unread, '未読') },
        { to: '/job_offer/favorite', label: '企業からの気になる', ...counted(unread_favorite_by_company_count, '新着') },
        { to: '/visitors', label: '足あと', note: 'プロフィールを見た企業と、書き足しのお願い' },
        ...(survey ? [{ to: `/surveys/detail?id=${survey}`, label: 'アンケート', state: `${typeform_ids.length}件` }] : []),
      ],
    },
    {
      title: 'プロフィール',
      rows: [
        { to: '/profile', label: '経歴', note: '基本情報、職務の要約、職歴、技術、学歴', ...(account.warn_job_history && { state: '職歴がありません' }) },
        { to: '/profile/advance', label: '希望と働ける時間' },
        { to: '/profile/yourvision', label: 'これから' },
        { to: '/profile/resume', label: '職務経歴書', note: '読み取る、書き出す、取り込む' },
        { to: '/profile/intention', label: 'いまの意向', ...(rating && { state: rating }) },
        {
          to: '/profile/interview',
          label: 'AIインタビュー',
          note: '質問に答えて、プロフィールの下書きをつくる',
          ...(account.ai_consent_agreed !== true && { state: '同意していません' }),
        },
        { to: '/settings/privacy/preview', label: '企業からの見え方' },
      ],
    },
    {
      title: '求人の記録',
      rows: [
        { to: '/message/applications', label: '応募と選考', note: '選考の状況、面談と面接の予定' },
        { to: '/message/progress', label: '進み具合のメモ', note: 'あなただけに見えます' },
        { to: '/job_offer/my_favorite', label: '気になる求人' },
        { to: '/job_offer/view_history', label: '閲覧履歴' },
        { to: '/settings/saved_searches', label: '保存した検索' },
        { to: '/job_offer/intuition', label: '直感でお気に入り' },
        { to: '/settings/hidden', label: '興味なしにした求人と企業' },
        { to: '/profile/matching', label: 'おすすめの重み' },
      ],
    },
    {
      title: '設定',
      rows: [
        { to: '/settings/privacy', label: '公開と見え方', note: '公開、ブロック、スカウトの受け取りかた' },
        { to: '/settings/notifications', label: '通知' },
        { to: '/settings', label: 'すべての設定', note: 'ログインと安全、データの書き出し、退会など' },
      ],
    },
  ]
}

const counted = (count: number, word: string): Pick<MenuRow, 'state' | 'isNew'> => (count > 0 ? { state: `${word} ${count}件`, isNew: true } : {})
