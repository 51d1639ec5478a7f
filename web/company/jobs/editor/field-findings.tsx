import type { LintFinding } from '#contract/jobs/postings/company-jobs.ts'
import { Icon } from '#web/ui/icon.tsx'

type FieldFindingsProps = { id: string; findings: LintFinding[]; isEmpty: boolean }

/** The lint's findings under a field. States calmly what is not written yet; marks what is wrong. */
export const FieldFindings = ({ id, findings, isEmpty }: FieldFindingsProps) =>
  findings.length > 0 && (
    <ul className="lint" id={id}>
      {findings.map(({ rule, level, message }) => (
        <li key={rule + message} className={level === 'error' && isEmpty ? 'missing' : level}>
          <Icon name={level === 'error' && isEmpty ? 'no' : 'alert'} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
