import type { JobMarket } from '#contract/jobs/lists/job-comparison.ts'

/** Beside the pay: what published jobs of the saved occupation and employment pay. */
export const MarketNote = ({ market }: { market: JobMarket }) =>
  market && (
    <p className="third market-note">
      <span>
        公開中の求人の中央値 <b>{market.median.toLocaleString('ja-JP')}万円</b>
      </span>
      <span>
        半数は{market.low.toLocaleString('ja-JP')}〜{market.high.toLocaleString('ja-JP')}万円
      </span>
      <span>
        {market.occupation}・{market.employment}、{market.jobs.toLocaleString('ja-JP')}件
      </span>
    </p>
  )
