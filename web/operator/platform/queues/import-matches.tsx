import { href, Link } from 'react-router'
import type { ImportMatch } from '#contract/jobs/import/import-matches.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

type Props = { matches: ImportMatch[]; total: number; mayDecide: boolean }
type Named = Pick<ImportMatch['company'], 'id' | 'name' | 'corporate_number' | 'url' | 'address'>

const columnsFor = (mayDecide: boolean): Columns<ImportMatch> => [
  { key: 'company', header: '登録している会社', kind: 'long', cell: ({ company }) => <Company company={company} note={`メンバー ${company.members}人`} /> },
  {
    key: 'imported',
    header: '取り込んだ会社',
    kind: 'long',
    cell: ({ imported_company, source, name }) => (
      <Company company={{ ...imported_company, name }} note={`掲載元 ${source}・求人 ${imported_company.jobs}件`} />
    ),
  },
  { key: 'found', header: '見つけた時刻', cell: ({ found_at }) => <ExactTime at={found_at} /> },
  mayDecide && {
    key: 'decide',
    header: '決める',
    kind: 'acts',
    cell: ({ id, company }) => (
      <PageForm className="" hidden={{ match_id: id }}>
        <SubmitButton intent="same" look="small" aria-label={`${isolated(company.name)} は同じ会社`}>
          同じ会社
        </SubmitButton>
        <SubmitButton intent="other" look="small" aria-label={`${isolated(company.name)} は別の会社`}>
          別の会社
        </SubmitButton>
      </PageForm>
    ),
  },
]

/** Companies of one name, side by side: an operator compares what is known of both and says whether they are one. */
export const ImportMatches = ({ matches, total, mayDecide }: Props) => (
  <section className="stack" aria-labelledby="matches">
    <h2 id="matches">同じ名前の会社（{total.toLocaleString('ja-JP')}件）</h2>
    <p className="prose small">
      メンバーのいる会社と名前だけが同じ会社が、取り込みで見つかりました。求人は別の会社として公開しています。法人番号、サイト、所在地を見くらべて、同じ会社かを決めてください。同じ会社なら、この掲載元の求人を移し、次の取り込みからもそこに入れます。
    </p>
    <DataTable caption="同じ名前の会社" columns={columnsFor(mayDecide)} rows={matches} id={({ id }) => id} />
  </section>
)

const Company = ({ company: { id, name, corporate_number, url, address }, note }: { company: Named; note: string }) => (
  <>
    <Link to={`${href('/operator/companies/detail')}?id=${id}`}>
      <bdi>{name}</bdi>
    </Link>
    <span className="small muted block">
      {[corporate_number ? `法人番号 ${corporate_number}` : '法人番号なし', url, address, note].filter(Boolean).join('・')}
    </span>
  </>
)
