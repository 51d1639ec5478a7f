import { href, Link, useFetcher } from 'react-router'
import type { Company } from '#contract/companies/pages/companies.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HideButton } from '../../follow/hide-button.tsx'
import styles from './company-links.module.css'

const feeds = [
  ['atom', 'Atom'],
  ['rss', 'RSS'],
  ['json', 'JSON Feed'],
] as const

/** The last lines of a company's page: its feeds, and what keeps the company away. */
export function CompanyLinks({ company, path }: { company: Company; path: string }) {
  const { id, end_of_contract } = company
  const isSignedIn = useAccount() !== null
  return (
    <div className={styles.links}>
      {!end_of_contract && (
        <p className="row small">
          <span className="muted">新着をフィードで</span>
          {feeds.map(([format, name]) => (
            <a key={format} href={`/company/feed.${format}?id=${id}`}>
              <bdi>{name}</bdi>
            </a>
          ))}
        </p>
      )}
      {isSignedIn && !end_of_contract && (
        <HideButton followed={{ company_id: id, job_id: 0 }} hidden={company.is_hidden_by_me} title={company.name} of="company" />
      )}
      <BlockCompany company={company} />
      <p className="row small">
        <Link to={`${href('/about/contact')}?about=${encodeURIComponent(path)}`}>この企業を通報する</Link>
      </p>
    </div>
  )
}

/** Blocks the company from seeing the candidate, or undoes a block that they set themself. Absent for visitors: no company sees them. */
function BlockCompany({ company: { id, is_company_block } }: { company: Company }) {
  const fetcher = useFetcher()
  const account = useAccount()
  if (!account) return null
  const isByHand = account.block_company_ids.includes(id)
  if (is_company_block && !isByHand) {
    return (
      <p className="small muted">
        職歴か条件により、この企業からあなたは見えません。<Link to={`${href('/profile')}?company_id=${id}`}>見え方を確認</Link>
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action={href('/settings/privacy')}>
      <input type="hidden" name="company_id" value={id} />
      <button type="submit" className="button bare small" name="intent" value={isByHand ? 'unblock' : 'block'} aria-disabled={fetcher.state !== 'idle'}>
        <Icon name={isByHand ? 'eye' : 'no'} />
        {isByHand ? 'ブロックをやめる' : 'この企業に自分を見せない'}
      </button>
      {isByHand && <p className="small muted">この企業から、あなたは見えません。</p>}
    </fetcher.Form>
  )
}
