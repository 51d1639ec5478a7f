import '#web/ui/table.css'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/fees-page.ts'
import { Document } from './document/document.tsx'
import { DraftNote } from './document/draft-note.tsx'
import { UNSET } from './document/operator-terms.tsx'
import { useOperator } from './document/use-operator.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '企業の料金と違約金',
    description: '企業が払う料金と、途中でやめるときの違約金です。求人を公開する前に示します。',
    path: '/about/fees',
  })

const fees = [
  ['求人と企業ページの掲載', '0円'],
  ['求職者の検索、スカウト、メッセージ', '0円'],
  ['採用が決まったとき', '0円'],
  ['途中で利用をやめるとき（違約金）', '0円'],
  ['求人を取り下げるとき（違約金）', '0円'],
] as const

export default function FeesPage() {
  const operator = useOperator()
  return (
    <Document
      title="企業の料金と違約金"
      lead={
        <>
          <p>{operator.name ?? UNSET}が、企業から受け取るものです。求人を初めて公開する前に、このページへの同意をうかがいます。</p>
          <DraftNote operator={operator} />
        </>
      }
    >
      <section id="fees">
        <h2>料金と違約金</h2>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">何に</th>
              <th scope="col" className="r">
                額
              </th>
            </tr>
          </thead>
          <tbody>
            {fees.map(([what, amount]) => (
              <tr key={what}>
                <td>{what}</td>
                <td className="r">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section id="changes">
        <h2>変えるとき</h2>
        <p>料金か違約金を変えるときは、先にこのページを書きかえ、次に求人を公開するときに、もう一度同意をうかがいます。</p>
        <p className="small muted">この版 {fullDate(FEES_VERSION)}</p>
      </section>
      <section id="gifts">
        <h2>求職者に渡すもの</h2>
        <p>芽生えも企業も、就職のお祝い金などを求職者に渡して、応募や入社をすすめることはありません。</p>
      </section>
    </Document>
  )
}
