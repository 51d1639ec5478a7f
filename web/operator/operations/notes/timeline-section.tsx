import { href, Link } from 'react-router'
import type { Timeline } from '#contract/operations/notes/company-timeline.ts'
import { type TimelineKind, timelineKinds } from '#contract/operations/notes/timeline-kinds.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { Pager } from '#web/ui/nav/pager.tsx'
import { timelinePath, timelineWords } from './timeline-words.ts'
import './notes.css'

type Props = { company_id: number; timeline: Timeline; kind: TimelineKind | undefined }

/** All that happened around a company, the latest first. */
export function TimelineSection({ company_id, timeline: { entries, total, page, per_page }, kind }: Props) {
  const to = (next: number) => `?${new URLSearchParams({ id: String(company_id), ...(kind && { timeline_kind: kind }), timeline_page: String(next) })}#timeline`
  return (
    <section aria-labelledby="timeline" className="timeline">
      <div className="row between">
        <h2 id="timeline">
          時系列 <span className="num">{total}</span>
        </h2>
        <Link className="small" to={`${href('/operator/audit')}?subject_kind=company&subject_id=${company_id}`}>
          操作の記録をすべて見る
        </Link>
      </div>
      <ListFilters filters={[{ name: 'timeline_kind', label: '種類', value: kind, options: timelineKinds }]} />
      {entries.length === 0 && <p>この種類の記録はありません。</p>}
      <ol className="plain">
        {entries.map((entry, at) => (
          <li key={`${entry.at}-${entry.kind}-${entry.what}-${at}`}>
            <p className="small muted">
              <ExactTime at={entry.at} /> <bdi>{entry.by}</bdi>
            </p>
            <p>
              <span className="label">{timelineKinds[entry.kind]}</span> {timelineWords(entry)}
              <About path={timelinePath(entry)} about={entry.kind === 'report' ? `番号 ${entry.about}` : entry.about} />
            </p>
            {entry.text && <p className="small note-text">{entry.text}</p>}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(total / per_page)} to={to} />
    </section>
  )
}

function About({ path, about }: { path: string | undefined; about: string }) {
  if (!path) return null
  return (
    <>
      ：
      <Link to={path} dir="auto">
        {about || '開く'}
      </Link>
    </>
  )
}
