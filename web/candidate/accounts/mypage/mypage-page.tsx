import { href, Link } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { CompletenessStep } from '#web/candidate/candidates/profile/frame/completeness-step.tsx'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/mypage-page.ts'
import { Menu, type MenuRow } from './menu.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const [completeness, { career_intention_rating }] = await Promise.all([candidate_users.profile.completeness(), lookups.list()])
  return { completeness, ratings: career_intention_rating }
}

export const meta = candidateMeta({ title: 'マイページ', description: 'プロフィール、届いたもの、求人の記録、設定へ。', path: href('/mypage') })

export default function MypagePage({ loaderData: { completeness, ratings } }: Route.ComponentProps) {
  const account = useAccount()
  const unread = useUnreadCount(account) ?? 0
  if (!account) return null
  const rating = ratings.find(({ key }) => key === account.career_intention_rating)?.name
  return (
    <CandidatePage look="narrow menus" title="マイページ">
      <WhoAmI account={account} rating={rating} />
      <CompletenessStep completeness={completeness} />
      {mypageMenus(account, { unread, rating }).map((menu) => (
        <Menu key={menu.title} {...menu} />
      ))}
      <p>
        <Link className="button" to={href('/logout')}>
          ログアウト
        </Link>
      </p>
    </CandidatePage>
  )
}

/** As whom the candidate is signed in, and what companies can know of them. */
const WhoAmI = ({ account: { username, email, is_open }, rating }: { account: Account; rating: string | undefined }) => (
  <section className="who" aria-label="あなた">
    <p className="name">
      <bdi>{username || email}</bdi>
    </p>
    <dl>
      <div>
        <dt>企業への公開</dt>
        <dd>
          {is_open ? '公開しています' : '公開していません'}
          <Link to={href('/settings/privacy')}>変える</Link>
        </dd>
      </div>
      <div>
        <dt>いまの意向</dt>
        <dd>
          {rating ?? 'まだ伝えていません'}
          <Link to={href('/profile/intention')}>{rating ? '変える' : '伝える'}</Link>
        </dd>
      </div>
    </dl>
  </section>
)

type Counts = Pick<Account, 'unread_message_count' | 'unread_favorite_by_company_count' | 'typeform_ids' | 'warn_job_history' | 'ai_consent_agreed'>

/** Everything of the candidate's that is not a setting, in four groups. */
function mypageMenus(account: Counts, { unread, rating }: { unread: number; rating: string | undefined }): { title: string; rows: MenuRow[] }[] {
  const { unread_message_count, unread_favorite_by_company_count, typeform_ids } = account
  const [survey] = typeform_ids
  return [
    {
      title: '届いたもの',
      rows: [
        { to: href('/message'), label: 'メッセージ', ...counted(unread_message_count, '未読') },
        { to: href('/notifications'), label: 'お知らせ', ...counted(unread, '未読') },
        { to: href('/job_offer/favorite'), label: '企業からの気になる', ...counted(unread_favorite_by_company_count, '新着') },
        { to: href('/visitors'), label: '足あと', note: 'プロフィールを見た企業と、書き足しのお願い' },
        ...(survey ? [{ to: `${href('/surveys/detail')}?id=${survey}`, label: 'アンケート', state: `${typeform_ids.length}件` }] : []),
      ],
    },
    {
      title: 'プロフィール',
      rows: [
        {
          to: href('/profile'),
          label: 'プロフィール',
          note: '企業に見えるあなた。その場で編集する',
          ...(account.warn_job_history && { state: '職歴がありません' }),
        },
        { to: href('/profile/wishes'), label: '希望条件', note: '5つの質問で選ぶ' },
        { to: href('/profile/resume'), label: '職務経歴書', note: '読み取る、書き出す、取り込む' },
        { to: href('/profile/intention'), label: 'いまの意向', ...(rating && { state: rating }) },
        {
          to: href('/profile/interview'),
          label: 'AIインタビュー',
          note: '質問に答えて、プロフィールの下書きをつくる',
          ...(account.ai_consent_agreed !== true && { state: '同意していません' }),
        },
      ],
    },
    {
      title: '求人の記録',
      rows: [
        { to: `${href('/message')}?filter=applications`, label: '応募・選考', note: '選考の状況、面談と面接の予定、自分用のメモ' },
        { to: href('/job_offer/my_favorite'), label: '気になる求人' },
        { to: href('/job_offer/view_history'), label: '閲覧履歴' },
        { to: href('/settings/saved_searches'), label: '保存した検索' },
        { to: href('/job_offer/intuition'), label: '直感でお気に入り' },
        { to: href('/settings/hidden'), label: '興味なしにした求人と企業' },
        { to: href('/profile/matching'), label: 'おすすめの重み' },
      ],
    },
    {
      title: '設定',
      rows: [
        { to: href('/settings/privacy'), label: '公開と見え方', note: '公開、ブロック、スカウトの受け取りかた' },
        { to: href('/settings/notifications'), label: '通知' },
        { to: href('/settings'), label: 'すべての設定', note: 'ログインと安全、データの書き出し、退会など' },
      ],
    },
  ]
}

const counted = (count: number, word: string): Pick<MenuRow, 'state' | 'isNew'> => (count > 0 ? { state: `${word} ${count}件`, isNew: true } : {})
