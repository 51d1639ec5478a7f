import { Link, useFetcher } from 'react-router'
import type { Company } from '#contract/companies/pages/companies.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Keeps the company from seeing me, or lets it again where I blocked it myself. Nothing for visitors: no company sees them. */
export function BlockCompany({ company: { id, is_company_block } }: { company: Company }) {
  const fetcher = useFetcher()
  const account = useAccount()
  if (!account) return null
  const isByHand = account.block_company_ids.includes(id)
  if (is_company_block && !isByHand) {
    return (
      <p className="small muted">
        職歴か条件により、この企業からあなたは見えません。<Link to={`/settings/privacy/preview?company_id=${id}`}>見え方を確かめる</Link>
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action="/settings/privacy">
      <input type="hidden" name="company_id" value={id} />
      <button type="submit" className="button bare small" name="intent" value={isByHand ? 'unblock' : 'block'} aria-disabled={fetcher.state !== 'idle'}>
        <Icon name={isByHand ? 'eye' : 'no'} />
        {isByHand ? 'ブロックをやめる' : 'この企業に自分を見せない'}
      </button>
      {isByHand && <p className="small muted">この企業から、あなたは見えません。</p>}
    </fetcher.Form>
  )
}
