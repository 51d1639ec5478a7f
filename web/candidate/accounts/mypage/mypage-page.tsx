import { href, Link } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { CompletenessStep } from '#web/candidate/candidates/profile/frame/completeness-step.tsx'
import { inboxPath } from '#web/candidate/conversations/inbox/inbox-path.ts'
import { AwaitingList, greetingOf } from '#web/candidate/hiring/awaiting/awaiting-list.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Route } from './+types/mypage-page.ts'
import { type LoadedMypage, loadMypage } from './load-mypage.ts'
import './mypage.css'

export const loader = ({ context }: Route.LoaderArgs) => loadMypage(context.get(apiContext), new Date())

export const meta = candidateMeta({ title: 'マイページ', description: '返信待ち、企業に見えるあなた、応募、設定へ。', path: href('/mypage') })

export default function MypagePage({ loaderData: mine }: Route.ComponentProps) {
  const account = useAccount()
  if (!account) return null
  const { awaiting, completeness } = mine
  return (
    <CandidatePage look="mypage" title={<span className="phrase">{greetingOf(account.username, awaiting.total)}</span>}>
      <AwaitingList awaiting={awaiting} />
      {awaiting.total === 0 && <CompletenessStep completeness={completeness} />}
      <SeenAs account={account} mine={mine} />
      <Tiles account={account} mine={mine} />
      <Lately account={account} mine={mine} />
      <nav className="mypage-links" aria-label="そのほか">
        <Link to={href('/settings/saved_searches')}>保存した検索{mine.saved > 0 && ` ${mine.saved}`}</Link>
        <Link to={href('/job_offer/view_history')}>閲覧履歴</Link>
        <Link to={href('/help')}>ヘルプ</Link>
        <Link to={href('/logout')}>ログアウト</Link>
      </nav>
    </CandidatePage>
  )
}

type Mine = { account: Account; mine: LoadedMypage }

/** The candidate as companies read them, and how many did. */
function SeenAs({ account, mine: { completeness, ratings, address, visits } }: Mine) {
  const rating = ratings.find(({ key }) => key === account.career_intention_rating)?.name
  return (
    <section aria-labelledby="seen-as">
      <h2 id="seen-as">企業に見えるあなた</h2>
      <div className="edge-box">
        <div className="seen-as">
          <span className="face">
            <Icon name="person" />
          </span>
          <div>
            <b>求職者（氏名は伏せています）</b>
            <span>{[rating ?? '転職活動の状況は未選択', address].filter(Boolean).join('・')}</span>
            <Link to={href('/profile')}>プロフィールを開く</Link>
          </div>
        </div>
        <dl className="three">
          <div>
            <dt>公開の段階</dt>
            <dd>
              <Link to={href('/settings/privacy')}>{account.is_open ? '匿名' : '非公開'}</Link>
            </dd>
          </div>
          <div>
            <dt>完成度</dt>
            <dd>
              <Link to={href('/profile')}>{completeness.percent}%</Link>
            </dd>
          </div>
          <div>
            <dt>7日間の閲覧</dt>
            <dd>
              <Link to={href('/visitors')}>
                {visits.count}社{visits.isMore && '以上'}
              </Link>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Tiles({ account, mine: { completeness, going, silent } }: Mine) {
  const tiles: { to: string; icon: IconName; label: string; lines: string[] }[] = [
    {
      to: inboxPath('applications'),
      icon: 'file',
      label: '応募・選考',
      lines: going > 0 ? [`選考中 ${going}件`, silent > 0 ? `返信なし ${silent}件` : '返信なしはありません'] : ['応募は、まだありません'],
    },
    {
      to: href('/profile'),
      icon: 'person',
      label: 'プロフィール',
      lines: [`完成度 ${completeness.percent}%`, completeness.next ? `次は${completeness.next.label}` : 'すべてそろいました'],
    },
    {
      to: href('/settings/privacy'),
      icon: 'lock',
      label: '公開設定',
      lines: [account.is_open ? '匿名で公開中' : '公開していません', `ブロック ${account.block_count}社`],
    },
    { to: href('/settings'), icon: 'filter', label: '設定', lines: ['通知・ログイン・', 'データ'] },
  ]
  return (
    <ul className="tiles">
      {tiles.map(({ to, icon, label, lines }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            <b>{label}</b>
            {lines.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What happened without the candidate, the latest kinds first. */
function Lately({ account, mine: { lately } }: Mine) {
  const unread = useUnreadCount(account) ?? 0
  const [survey] = account.typeform_ids
  if (lately.length === 0 && unread === 0 && !survey) return null
  return (
    <section aria-labelledby="lately">
      <h2 id="lately">最近の動き</h2>
      <ul className="edge-box lately">
        {lately.map(({ key, heading, company, detail, to }) => (
          <li key={key}>
            <CompanyMark company={company} size="small" />
            <span>
              <b>{heading}</b>
              <small>
                <bdi>{company.name}</bdi>
                <DemoLabel company={company} />
                <span>{detail}</span>
              </small>
            </span>
            <Link className="button small" to={to}>
              見る
              <span className="vh">
                ：{heading}（<bdi>{company.name}</bdi>）
              </span>
            </Link>
          </li>
        ))}
        {unread > 0 && <Plain icon="bell" heading="お知らせが届いています" detail={`未読 ${unread}件`} to={href('/notifications')} button="読む" />}
        {survey && (
          <Plain
            icon="flag"
            heading="アンケートのお願い"
            detail={`${account.typeform_ids.length}件`}
            to={`${href('/surveys/detail')}?id=${survey}`}
            button="答える"
          />
        )}
      </ul>
    </section>
  )
}

const Plain = ({ icon, heading, detail, to, button }: { icon: IconName; heading: string; detail: string; to: string; button: string }) => (
  <li>
    <Icon name={icon} />
    <span>
      <b>{heading}</b>
      <small>{detail}</small>
    </span>
    <Link className="button small" to={to}>
      {button}
      <span className="vh">：{heading}</span>
    </Link>
  </li>
)
