import { Link } from 'react-router'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'
import { dayText } from '#web/ui/text/day-text.ts'

const states = {
  sent: '返事待ち',
  accepted: '受けてもらえました',
  refused: '断られました',
  parked: '今ではない',
  unanswered: '返信なし',
  corrected: '訂正済み',
}
const tones = { sent: 'label', accepted: 'label green', refused: 'label', parked: 'label', unanswered: 'label warn', corrected: 'label' }

/** One scout: whom it went to and how it stands; its words fold out. */
export const SentScoutRow = ({ scout, now }: { scout: SentScout; now: Date }) => (
  <li className="panel stack">
    <div className="row between">
      <h2 className="h4">
        {scout.candidate_id && scout.heading ? (
          <Link to={`/online/companies/candidates/detail?id=${scout.candidate_id}`}>{scout.heading}</Link>
        ) : (
          'いまは見られない求職者'
        )}
      </h2>
      <span className={tones[scout.state]}>{states[scout.state]}</span>
    </div>
    <p className="small muted">
      {dayText(scout.sent_at, now)}・<bdi>{scout.member_name}</bdi>・<bdi>{scout.job?.position_title ?? 'オープンポジション'}</bdi>・誠実度 {scout.integrity}
      ・似かた {scout.likeness}%
    </p>
    {scout.state === 'accepted' && scout.candidate_id && (
      <p>
        <Link to={`/online/companies/messages/detail?candidate_id=${scout.candidate_id}`}>やりとりを開いて、面談の日を決める</Link>
      </p>
    )}
    <details>
      <summary>本文を読む</summary>
      <ScoutDocument scout={scout} from={`${dayText(scout.sent_at, now)} ${scout.member_name}`} />
    </details>
  </li>
)
