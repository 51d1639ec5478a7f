import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPageChange } from '#contract/companies/pages/company-pages.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import { pageFieldNames } from './page-field-names.ts'
import { pageValueWords } from './page-value-words.ts'

/** Who changed what, from what to what. */
export const ChangeList = ({ changes, masters }: { changes: CompanyPageChange[]; masters: Masters }) => (
  <ol className="own-changes">
    {changes.map(({ version, changed_by, changed_at, changes: fields }) => (
      <li key={version}>
        <p className="small">
          <b>{changed_by || '取り込み'}</b>{' '}
          <time dateTime={changed_at}>
            {fullDate(changed_at)} {changed_at.slice(11, 16)}
          </time>
        </p>
        <dl>
          {(Object.entries(fields) as [keyof CompanyContent, { from: unknown; to: unknown }][]).map(([field, { from, to }]) => (
            <div key={field}>
              <dt>{pageFieldNames[field]}</dt>
              <dd>
                <del>{pageValueWords(field, from, masters)}</del> <ins>{pageValueWords(field, to, masters)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)
