import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { Icon } from '#web/ui/icon.tsx'
import { fieldName } from '../../queue/field-name.ts'

/** What the lint says of the posting beside which it stands: what keeps it from being public first. */
export function ReviewFindings({ findings }: Pick<OperatorJobPage, 'findings'>) {
  const sorted = findings.toSorted((one, other) => Number(other.level === 'error') - Number(one.level === 'error'))
  const errors = findings.filter(({ level }) => level === 'error').length
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">文面チェック</h2>
      <p className="small">
        {findings.length === 0
          ? '要修正・要確認の指摘はありません。'
          : `要修正 ${errors}・要確認 ${findings.length - errors}${errors > 0 ? '。直るまで公開できません。' : ''}`}
      </p>
      <ul className="check-list">
        {sorted.map(({ field, rule, level, message }) => (
          <li key={field + rule + message} className={level === 'error' ? 'bad' : 'unsure'}>
            <Icon name="alert" />
            <span>
              <b>{fieldName(field)}</b>
              <small className="block">{message}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
