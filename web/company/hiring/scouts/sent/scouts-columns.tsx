import { href, Link } from 'react-router'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { UnfoldLink } from '#web/work/table/cells/unfold-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import '#web/ui/styles/label.css'

export const scoutStates = {
  sent: '返信待ち',
  accepted: '承諾',
  parked: '保留（時期変更）',
  refused: '辞退',
  unanswered: '返信なし',
  corrected: '訂正済み',
}
const tones: Partial<Record<SentScout['state'], string>> = { accepted: 'green', unanswered: 'warn' }

/** To whom, for which job, by whom, and how it was answered. */
export const scoutsColumns = (now: Date): WorkColumns<SentScout> => [
  {
    key: 'who',
    header: '候補者',
    cell: ({ candidate_id, heading }) =>
      candidate_id && heading ? (
        <Link to={`${href('/online/companies/candidates/detail')}?id=${candidate_id}`}>
          <bdi>{heading}</bdi>
        </Link>
      ) : (
        <span className="muted">現在は閲覧できない候補者</span>
      ),
  },
  { key: 'state', header: '状態', kind: 'state', cell: ({ state }) => <span className={`label ${tones[state] ?? ''}`}>{scoutStates[state]}</span>, sort: true },
  { key: 'job', header: '求人', kind: 'long', cell: ({ job }) => (job ? <bdi>{job.position_title}</bdi> : 'オープンポジション'), sort: true },
  { key: 'member', header: '送信者', cell: ({ member_name }) => <bdi>{member_name}</bdi>, sort: true },
  { key: 'sent', header: '送信', cell: ({ sent_at }) => <ShortTime at={sent_at} now={now} />, sort: true },
  { key: 'integrity', header: '個別性', kind: 'end', cell: ({ integrity }) => integrity, sort: true },
  { key: 'likeness', header: '類似度', kind: 'end', cell: ({ likeness }) => `${likeness}%`, sort: true },
  { key: 'acts', header: '操作', kind: 'acts', cell: (scout) => <Ways scout={scout} /> },
]

const Ways = ({ scout: { id, state, candidate_id, heading } }: { scout: SentScout }) => (
  <>
    {state === 'accepted' && candidate_id && (
      <Link className="button small" to={`${href('/online/companies/messages/detail')}?candidate_id=${candidate_id}`}>
        やりとりを開く
      </Link>
    )}
    <UnfoldLink id={id} label="本文" of={`「${heading || '候補者'}」へのスカウト`} />
  </>
)
