import type { Company } from '#contract/companies/pages/companies.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { yenWords } from '#contract/jobs/postings/yen-words.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import type { Term } from '../detail/terms/term.ts'

/** What is known of a company in figures and names; what is not known has no row, but for its address and contact, which adverts need. */
export function companyFacts(company: Company, masters: Masters): Term[] {
  const { founding_year, officer_name, employee_count, employee_range, capital, capital_date, address, url, corporate_number } = company
  const named = (table: 'company_categories' | 'social_issues', ids: number[]) =>
    masters[table]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('・')
  const contact = [company.contact_phone && `電話 ${company.contact_phone}`, company.contact_email, company.contact_url].filter(Boolean)
  const rows: [string, string | null, ...string[]][] = [
    ['旧社名', ...formerNames(company)],
    ['設立', founding_year && `${founding_year}年`],
    ['代表', officer_name],
    ['従業員', employee_count === null ? employee_range : `${employee_count.toLocaleString('ja-JP')}名`],
    ['資本金', capital === null ? null : `${yenWords(capital * 10_000)}${capital_date ? `（${fullDate(capital_date)}時点）` : ''}`],
    ['業種', named('company_categories', company.category_ids)],
    ['特徴', company.features.join('・')],
    ['取り組む社会課題', named('social_issues', company.social_issues)],
    ['所在地', address || '記載なし'],
    ['連絡先', contact[0] ?? '記載なし', ...contact.slice(1)],
    ['ウェブサイト', url],
    ['法人番号', corporate_number],
  ].map(([name, value, ...notes]) => [name, value ? String(value) : '', ...notes] as [string, string, ...string[]])
  return rows.filter(([, value]) => value).map(([name, value, ...notes]) => ({ name, value: value!, notes }))
}

/** The latest first; a name that came back, or was only mended and mended again, is told once. */
const formerNames = ({ name, former_names }: Company): [string | null, ...string[]] => {
  const [latest, ...earlier] = former_names
    .filter((former, index) => former.name !== name && former_names.findIndex((other) => other.name === former.name) === index)
    .map((former) => `${former.name}（${fullDate(former.until)}まで）`)
  return [latest ?? null, ...earlier]
}
