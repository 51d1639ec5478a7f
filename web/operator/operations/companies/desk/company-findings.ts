import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { lintWords } from '#contract/jobs/posting-lint/lint-posting.ts'
import { findWords } from '#contract/jobs/posting-lint/words/find-words.ts'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'

const nobody = { name: '', address: '', contact_phone: '', contact_email: '', contact_url: '' }

/** The words of its own text that would not be lawful in a posting either. */
const wordsOf = (introduction: string): LintFinding[] =>
  findWords(lintWords, { job: { ...emptyJobContent, description: introduction }, company: nobody }).map((finding) => ({
    ...finding,
    field: 'company.introduction',
    level: 'warning',
  }))

/** What speaks against a company that waits, as the company would read it in the reason: what is missing or wrong first. */
export function companyFindings(company: OperatorCompany): LintFinding[] {
  const { corporate_number, is_corporate_number_right, domain, members, address, introduction, fees_accepted } = company
  const foreign = members.filter(({ is_own_domain }) => !is_own_domain)
  const hasContact = Boolean(company.contact_phone || company.contact_email || company.contact_url)
  const checks: [isFound: boolean, field: string, level: LintFinding['level'], message: string][] = [
    [!corporate_number, 'corporate_number', 'error', '法人番号が登録されていません。13桁の法人番号を登録してください。'],
    [Boolean(corporate_number) && !is_corporate_number_right, 'corporate_number', 'error', '法人番号が正しくありません。登記の番号と照合してください。'],
    [!domain, 'url', 'error', '企業のサイトが登録されていません。URLを登録してください。'],
    [address === '', 'address', 'error', '住所が登録されていません。登記の住所を登録してください。'],
    [!hasContact, 'contact', 'error', '連絡先（電話・メール・フォーム）が登録されていません。'],
    [members.length === 0, 'members', 'error', 'メンバーが登録されていません。'],
    [
      Boolean(domain) && foreign.length > 0,
      'members',
      'warning',
      `メンバー${members.length}人のうち${foreign.length}人のメールアドレスが、サイトのドメイン（${domain}）と異なります。`,
    ],
    [members.some(({ is_verified }) => !is_verified), 'members', 'warning', 'メールアドレスを確認していないメンバーがいます。'],
    [introduction.trim() === '', 'introduction', 'warning', '紹介文が登録されていません。'],
    [!fees_accepted, 'fees', 'warning', '現在の料金と違約金への同意が済んでいません。'],
  ]
  const found = checks.flatMap(([isFound, field, level, message]): LintFinding[] =>
    isFound ? [{ field: `company.${field}`, rule: `company_${field}`, level, message }] : [],
  )
  return [...found, ...wordsOf(introduction)]
}
