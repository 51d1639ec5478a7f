import { href, Link } from 'react-router'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

const companyNames: Record<string, string> = { 'company.name': '企業名', 'company.address': '企業の住所', 'company.contact': '企業の連絡先' }

/** All lint findings of the posting in the form: those that block publishing first. The map and the fields say them too, so it is folded once they can. */
export function FindingsPanel({ findings }: { findings: LintFinding[] }) {
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')
  const isScripted = useScripted()
  return (
    <details className="panel findings" id="findings" open={!isScripted}>
      <summary>
        <h2>公開前チェック</h2>
      </summary>
      <p aria-live="polite" className="small">
        {errors.length === 0 && warnings.length === 0
          ? '要修正の指摘はありません。公開できます。'
          : `要修正 ${errors.length}・要確認 ${warnings.length}${errors.length === 0 ? '。このまま公開できます。' : ''}`}
      </p>
      {errors.length > 0 && <FindingList title="直すと公開できます" findings={errors} />}
      {warnings.length > 0 && <FindingList title="要確認（公開はできます）" findings={warnings} />}
    </details>
  )
}

/** The company's page has these for all jobs. */
const CompanyField = ({ field }: { field: string }) => (
  <Link to={`${href('/online/companies/company')}#${field === 'company.name' ? 'own-name' : 'own-contact'}`}>{companyNames[field]}</Link>
)

const FindingList = ({ title, findings }: { title: string; findings: LintFinding[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {findings.map(({ field, rule, level, message }) => (
        <li key={field + rule + message} className={level}>
          <Icon name="alert" />
          <span>
            {field.startsWith('company.') ? <CompanyField field={field} /> : <a href={`#f-${field}`}>{termNames[field] ?? field}</a>}
            <small>{message}</small>
          </span>
        </li>
      ))}
    </ul>
  </>
)
