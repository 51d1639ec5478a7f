import { momentText } from '#contract/platform/time/japan-time.ts'
import type { LoadedScout } from './load-scout.ts'

/** Below an answered scout: what the candidate answered, and what the company learned of it. */
export function ScoutStanding({ loaded, now }: { loaded: LoadedScout; now: Date }) {
  const { scout, refusal_lists, answered_refusal_reason, no_scout_reply } = loaded
  const at = scout.answered_at && <span className="nw">（{momentText(scout.answered_at, now)}）</span>
  if (scout.state === 'accepted')
    return (
      <p className="note green">
        <b>承諾しました</b>
        {at}。企業には承諾したことと、選んだ内容が伝わりました。いま見えている内容は「相手に見えているあなた」で確かめられます。
      </p>
    )
  if (scout.state === 'parked')
    return (
      <p className="note">
        <b>保留しています</b>
        {at}。企業には、保留したことと月が伝わりました。気が変わったら、下から返信できます。
      </p>
    )
  if (scout.state !== 'refused') return null
  const reasons = refusal_lists.filter(({ id }) => answered_refusal_reason.includes(id)).map(({ name }) => name)
  return (
    <p className="note">
      <b>辞退しました</b>
      {at}。企業には辞退したことだけが伝わりました。
      {reasons.length > 0 && `理由（${reasons.join('、')}）は、5件以上の返信をまとめた数としてだけ伝わります。`}
      {no_scout_reply ? 'この企業からは、もう届きません。' : 'この企業から次のスカウトが届くのは、早くても90日後です。'}
    </p>
  )
}
