import { Form, Link, useNavigation } from 'react-router'
import type { ImportMatch } from '#contract/jobs/import/import-matches.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

type Props = { matches: ImportMatch[]; total: number; mayDecide: boolean }
type Named = Pick<ImportMatch['company'], 'id' | 'name' | 'corporate_number' | 'url' | 'address'>

/** Companies of one name, side by side: an operator compares what is known of both and says whether they are one. */
export function ImportMatches({ matches, total, mayDecide }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="stack" aria-labelledby="matches">
      <h2 id="matches">同じ名前の会社（{total.toLocaleString('ja-JP')}件）</h2>
      <p className="prose small">
        メンバーのいる会社と名前だけが同じ会社が、取り込みで見つかりました。求人は別の会社として公開しています。法人番号、サイト、所在地を見くらべて、同じ会社かを決めてください。同じ会社なら、この掲載元の求人を移し、次の取り込みからもそこに入れます。
      </p>
      <div className="scroll">
        <table className="table stacked queue-table">
          <thead>
            <tr>
              <th scope="col">登録している会社</th>
              <th scope="col">取り込んだ会社</th>
              <th scope="col">見つけた時刻</th>
              {mayDecide && <th scope="col">決める</th>}
            </tr>
          </thead>
          <tbody>
            {matches.map(({ id, company, imported_company, source, name, found_at }) => (
              <tr key={id}>
                <th scope="row" data-label="登録している会社">
                  <Company company={company} note={`メンバー ${company.members}人`} />
                </th>
                <td data-label="取り込んだ会社">
                  <Company company={{ ...imported_company, name }} note={`掲載元 ${source}・求人 ${imported_company.jobs}件`} />
                </td>
                <td data-label="見つけた時刻">
                  <ExactTime at={found_at} />
                </td>
                {mayDecide && (
                  <td data-label="決める">
                    <Form method="post" className="row">
                      <input type="hidden" name="match_id" value={id} />
                      <button type="submit" name="intent" value="same" className="button" disabled={isBusy} aria-label={`${isolated(company.name)} は同じ会社`}>
                        同じ会社
                      </button>
                      <button
                        type="submit"
                        name="intent"
                        value="other"
                        className="button"
                        disabled={isBusy}
                        aria-label={`${isolated(company.name)} は別の会社`}
                      >
                        別の会社
                      </button>
                    </Form>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Company = ({ company: { id, name, corporate_number, url, address }, note }: { company: Named; note: string }) => (
  <span>
    <Link to={`/operator/companies/detail?id=${id}`}>
      <bdi>{name}</bdi>
    </Link>
    <br />
    <span className="small muted">{[corporate_number ? `法人番号 ${corporate_number}` : '法人番号なし', url, address, note].filter(Boolean).join('・')}</span>
  </span>
)
