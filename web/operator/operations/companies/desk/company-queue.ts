import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { OperatorCompanyItem } from '#contract/operations/companies/operator-companies.ts'
import { waitedText } from '../../queue/waited-text.ts'
import { queueOf, SHOWN } from '../../queue/queue.ts'

function markOf({ corporate_number, members, awaits_correction }: OperatorCompanyItem) {
  if (awaits_correction) return '修正待ち'
  if (members === 0) return 'メンバーなし'
  return corporate_number ? `メンバー ${members}人` : '法人番号なし'
}

/** The companies that wait for an operator, the longest first, where the open one is among them. Those that were sent back wait for themselves. */
export async function companyQueue(api: Api, id: number, now: string) {
  const { companies } = await api.operators.companies.list({ company_state: 'pending', per_page: SHOWN })
  const items = companies
    .filter((company) => !company.awaits_correction || company.id === id)
    .map((company) => ({
      id: company.id,
      to: `${href('/operator/companies/detail')}?id=${company.id}`,
      company: company.name,
      title: company.domain?.replace(/^www\./, '') ?? 'サイトの登録なし',
      waited: waitedText(company.created_at, now),
      mark: markOf(company),
      isBad: !company.corporate_number || company.members === 0,
    }))
  return queueOf(items, items.length, id)
}
