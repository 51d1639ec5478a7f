import { href } from 'react-router'
import type { BlockedCompany } from '#contract/candidates/privacy/privacy.ts'
import { ActButton, CompanyRows } from './company-rows.tsx'
import { CompanyFinder, type FoundCompanies } from './company-finder.tsx'

type Props = { found: FoundCompanies; blocked: BlockedCompany[] }

/** The companies that the candidate blocked by name, and a search for more. */
export const BlockedSection = ({ found, blocked }: Props) => (
  <section className="panel" aria-labelledby="blocked">
    <h2 id="blocked">ブロックした企業</h2>
    <p>ブロックした企業からは、あなたは見えません。その企業の求人も、一覧に出なくなります。企業には知らされません。</p>
    <CompanyFinder found={found} hash={`${href('/settings/privacy')}#blocked`}>
      {(company) =>
        company.is_company_block ? (
          <span className="small muted">ブロックしています</span>
        ) : (
          <ActButton intent="block" fields={{ company_id: company.id }} label={`${company.name}をブロックする`}>
            ブロックする
          </ActButton>
        )
      }
    </CompanyFinder>
    {blocked.length > 0 ? (
      <>
        <h3 className="small muted">いまブロックしている企業：{blocked.length}社</h3>
        <CompanyRows companies={blocked}>
          {(company) => (
            <ActButton intent="unblock" fields={{ company_id: company.id, form: `unblocked-${company.id}` }} label={`${company.name}のブロックを解除`}>
              解除
            </ActButton>
          )}
        </CompanyRows>
      </>
    ) : (
      <p className="note">ブロックした企業は、まだありません。</p>
    )}
  </section>
)
