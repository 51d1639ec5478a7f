import { href, Link } from 'react-router'
import type { LeftToday as Left } from '#contract/candidates/search/people.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

/** What the company can still send and open today, beside the search in which one decides about it. */
export function LeftToday({ today: { scouts_left, scouts_limit, scouts_this_month, views_left, views_limit } }: { today: Left }) {
  const { acts } = useCompanyAccount()
  return (
    <p className={scouts_left === 0 || views_left === 0 ? 'people-today small spent' : 'people-today small'}>
      {acts.includes('scout') && (
        <span>
          スカウト：
          <ScoutsLeft left={scouts_left} limit={scouts_limit} />
          {scouts_limit > 0 && (
            <>
              今月の送信は<Link to={href('/online/companies/scouts')}>{scouts_this_month.toLocaleString('ja-JP')}通</Link>（月の上限はありません）。
            </>
          )}
        </span>
      )}
      <span>
        プロフィールの閲覧：
        {views_left > 0 ? `今日はあと${views_left}人（1日${views_limit}人まで）。` : '今日の上限に達しました。今日開いた人は、もう一度開けます。'}
      </span>
      <span className="muted">0:00（日本時間）に戻ります。会社で共通です。</span>
    </p>
  )
}

function ScoutsLeft({ left, limit }: { left: number; limit: number }) {
  if (limit === 0) return 'いまは送信を止めています。'
  return left > 0 ? `今日はあと${left}通（1日${limit}通まで）。` : '今日の上限に達しました。下書きは保存できます。'
}
