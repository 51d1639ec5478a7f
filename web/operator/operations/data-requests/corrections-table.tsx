import { correctable } from '#contract/operations/reports/ticket-words.ts'
import type { OpenedRequest } from '#contract/operations/data-requests/data-requests.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { PlainTable } from '../people/plain-table.tsx'

/** What was corrected, before and after. */
export const CorrectionsTable = ({ corrections }: Pick<OpenedRequest, 'corrections'>) => (
  <PlainTable
    title="訂正した内容"
    empty="ありません。"
    columns={['日時', '項目', '前', '後', 'だれが']}
    rows={corrections.map(({ field, before, after, operator_name, at }, place) => [
      String(place),
      <ExactTime key="at" at={at} />,
      (correctable as Record<string, string>)[field] ?? field,
      before || '—',
      after,
      operator_name,
    ])}
  />
)
