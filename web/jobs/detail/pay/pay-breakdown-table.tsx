import '#web/ui/table.css'
import type { PayBreakdown } from './pay-breakdown.ts'

const man = (thousands: number) => `${(thousands / 10).toLocaleString('ja-JP', { minimumFractionDigits: 1 })}万円`

/** The parts are in the same rounded tenths of 万円 as their sum. */
export const PayBreakdownTable = ({ breakdown: { parts, month, year, isBonusExtra }, bonus }: { breakdown: PayBreakdown; bonus: string }) => (
  <>
    <table className="table">
      <caption className="vh">年収の下限で入社した場合の内訳</caption>
      <thead>
        <tr>
          <th scope="col">下限の年収で入社した場合</th>
          <th scope="col" className="r">
            月
          </th>
          <th scope="col" className="r">
            年
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">{part.name}</th>
            <td className="r">{part.month === null ? '―' : man(part.month)}</td>
            <td className="r">{man(part.year)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合計</th>
          <td className="r">{man(month)}</td>
          <td className="r">{man(year)}</td>
        </tr>
      </tfoot>
    </table>
    {isBonusExtra && <p className="small muted">賞与（{bonus}）は、額が決まっていないため含みません。</p>}
  </>
)
