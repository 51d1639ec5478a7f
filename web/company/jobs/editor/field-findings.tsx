import type { LintFinding } from '#contract/jobs/postings/company-jobs.ts'
import { Icon } from '#web/ui/icon.tsx'

type FieldFindingsProps = { id: string; findings: LintFinding[]; isEmpty: boolean }

/** What the lint says of a field, under it. What is only not written yet is told calmly; what is written wrong is marked. */
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
