import { href, Link } from 'react-router'
import type { Timeline, TimelineEntry } from '#contract/operations/notes/company-timeline.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { Pager } from '#web/ui/nav/pager.tsx'
import { type AnyTimelineKind, timelineAbout, timelinePath, timelineWords } from './timeline-words.ts'
import './notes.css'

type Props<Kind extends string> = {
  timeline: Omit<Timeline, 'entries'> & { entries: (Omit<TimelineEntry, 'kind'> & { kind: Kind })[] }
  kinds: Record<Kind, string>
  kind: Kind | undefined
  /** The parameters that name the page of the company or the person. */
  of: Record<string, string>
  /** Whose acts stand in the log. */
  logged: { subject_kind: string; subject_id: string }
}

/** All that happened around a company or a person, the latest first. */
export function TimelineSection<Kind extends AnyTimelineKind>({ timeline: { entries, total, page, per_page }, kinds, kind, of, logged }: Props<Kind>) {
  const to = (next: number) => `?${new URLSearchParams({ ...of, ...(kind && { timeline_kind: kind }), timeline_page: String(next) })}#timeline`
  return (
    <section aria-labelledby="timeline" className="timeline">
      <div className="row between">
        <h2 id="timeline">
          時系列 <span className="num">{total}</span>
        </h2>
        <Link className="small" to={`${href('/operator/audit')}?${new URLSearchParams(logged)}`}>
          操作の記録をすべて見る
        </Link>
      </div>
      <ListFilters filters={[{ name: 'timeline_kind', label: '種類', value: kind, options: kinds }]} />
      {entries.length === 0 && <p>この種類の記録はありません。</p>}
      <ol className="plain">
        {entries.map((entry, at) => (
          <li key={`${entry.at}-${entry.kind}-${entry.what}-${at}`}>
            <p className="small muted">
              <ExactTime at={entry.at} /> <bdi>{entry.by}</bdi>
            </p>
            <p>
              <span className="label">{kinds[entry.kind]}</span> {timelineWords(entry)}
              <About path={timelinePath(entry)} about={timelineAbout(entry)} />
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
  if (!path) return about && <>：{about}</>
  return (
    <>
      ：
      <Link to={path} dir="auto">
        {about || '開く'}
      </Link>
    </>
  )
}
