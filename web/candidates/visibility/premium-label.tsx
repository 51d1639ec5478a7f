/** A candidate whom operators marked as senior: 経営幹部の経験. Never paid for. */
export const PremiumLabel = () => (
  <span className="label green" title="運営が経営幹部の経験を確かめた方です">
    プレミアム
  </span>
)
