import { apiContext } from '#web/platform/api/page-context.ts'
import { SiteNote } from './document/site-note.tsx'
import { href } from 'react-router'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/fees-page.ts'
import { Document } from './document/document.tsx'
import { DraftNote, UNSET, useOperator } from './document/operator-terms.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ note: (await context.get(apiContext).site_notes.show()).fees })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '企業の料金と違約金',
    description: '企業が払う料金と、途中でやめるときの違約金です。求人を公開する前に示します。',
    path: href('/about/fees'),
  })

const fees = [
  ['求人と企業ページの掲載', '0円'],
  ['求職者の検索、スカウト、メッセージ', '0円'],
  ['採用が決まったとき', '0円'],
  ['途中で利用をやめるとき（違約金）', '0円'],
  ['求人を取り下げるとき（違約金）', '0円'],
] as const

const columns: Columns<(typeof fees)[number]> = [
  { key: 'what', header: '何に', cell: ([what]) => what },
  { key: 'amount', header: '額', kind: 'end', cell: ([, amount]) => amount },
]

export default function FeesPage({ loaderData: { note } }: Route.ComponentProps) {
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
        <DataTable isCompact caption="料金と違約金" columns={columns} rows={fees} id={([what]) => what} />
      </section>
      <SiteNote note={note} heading="料金の説明" />
      <section id="changes">
        <h2>変えるとき</h2>
        <p>料金か違約金を変えるときは、先にこのページを書きかえ、次に求人を公開するときに、もう一度同意をうかがいます。</p>
        <p className="small muted">この版 {fullDate(FEES_VERSION)}</p>
      </section>
      <section id="gifts">
        <h2>求職者に渡すもの</h2>
        <p>このサイトの運営者も企業も、就職のお祝い金などを求職者に渡して、応募や入社をすすめることはありません。</p>
      </section>
    </Document>
  )
}
