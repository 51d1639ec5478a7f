import type { OccupationPay } from '#contract/jobs/occupations/occupation-pay.ts'

/** Beside the pay: what published jobs of the saved occupation and employment pay. */
export const PayNote = ({ of }: { of: OccupationPay }) =>
  of && (
    <p className="third pay-note">
      <span>
        公開中の求人の中央値 <b>{of.median.toLocaleString('ja-JP')}万円</b>
      </span>
      <span>
        半数は{of.low.toLocaleString('ja-JP')}〜{of.high.toLocaleString('ja-JP')}万円
      </span>
      <span>
        {of.occupation}・{of.employment}、{of.jobs.toLocaleString('ja-JP')}件
      </span>
    </p>
  )
