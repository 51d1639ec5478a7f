import { Form, Link, useNavigation } from 'react-router'
import type { AddedLine } from '#contract/companies/registration/company-additions.ts'
import '#web/ui/label.css'

const outcomes: Record<AddedLine['outcome'], { trial: string; saved: string; tone: string }> = {
  created: { trial: '加える', saved: '加えた', tone: 'green' },
  known: { trial: '登録済み', saved: '登録済み', tone: '' },
  refused: { trial: '直してください', saved: '直してください', tone: 'alert' },
}

/** What the file does, line by line, and the button that does it. */
export function AddedLines({ csv, lines, is_saved }: { csv: string; lines: AddedLine[]; is_saved: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = lines.filter(({ outcome }) => outcome === 'refused').length
  const invited = lines.filter(({ email }) => email).length
  return (
    <div className="stack">
      <div className={`note ${is_saved ? 'green' : refused > 0 ? 'alert' : ''}`}>
        <output>
          {is_saved && `${lines.length}行を加えました。招待のメールを${invited}人に送りました（もう招いている人には送りません）。`}
          {!is_saved && refused > 0 && `${refused}行を直してください。まだ何も加えていません。直したファイルを、もう一度選んでください。`}
          {!is_saved && refused === 0 && `${lines.length}行を読みました。まだ何も加えていません。${invited}人に招待のメールを送ります。`}
        </output>
      </div>
      <table className="table stacked">
        <thead>
          <tr>
            <th scope="col" className="r">
              行
            </th>
            <th scope="col">企業</th>
            <th scope="col">結果</th>
            <th scope="col">招く人</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, company_name, outcome, company_id, email, is_outside, message }) => (
            <tr key={line}>
              <td className="r num" data-label="行">
                {line}
              </td>
              <th scope="row" data-label="企業">
                {company_id ? (
                  <Link to={`/operator/companies/detail?id=${company_id}`}>
                    <bdi>{company_name}</bdi>
                  </Link>
                ) : (
                  <bdi>{company_name || '—'}</bdi>
                )}
              </th>
              <td data-label="結果">
                <span>
                  <span className={`label ${outcomes[outcome].tone}`}>{outcomes[outcome][is_saved ? 'saved' : 'trial']}</span> {message}
                </span>
              </td>
              <td data-label="招く人">
                <span>
                  {email ?? '—'} {is_outside && <span className="label warn">別のドメイン</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!is_saved && refused === 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="csv" />
          <textarea name="csv" defaultValue={csv} hidden readOnly />
          <button type="submit" name="intent" value="save" className="button primary" aria-disabled={isBusy}>
            この内容で加える
          </button>
        </Form>
      )}
    </div>
  )
}
