import { Form } from 'react-router'
import type { ImportTrial } from './import-trial.ts'

/** Each line that an import would change, as it is and as it would be. */
export function ImportPreview({ trial: { changes, ignored, json } }: { trial: ImportTrial }) {
  return (
    <div className="stack import-preview" aria-live="polite">
      <h3>{changes.length ? `${changes.length}か所が変わります` : '変わる所はありません'}</h3>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, label, before, after }) => (
            <div key={field}>
              <dt>{label}</dt>
              {before && (
                <dd>
                  <del>{before}</del>
                </dd>
              )}
              <dd>{after ? <ins>{after}</ins> : '空になります'}</dd>
            </div>
          ))}
        </dl>
      )}
      {ignored.length > 0 && (
        <ul className="note import-ignored">
          {ignored.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="import" />
          <input type="hidden" name="json" value={json} />
          <button type="submit" name="intent" value="import" className="button primary">
            プロフィールに取り込む
          </button>
        </Form>
      )}
    </div>
  )
}
