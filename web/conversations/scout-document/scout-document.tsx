import { href, Link } from 'react-router'
import type { ReceivedScout } from '#contract/conversations/received-scout.ts'
import { Salary } from '#web/jobs/facts/salary.tsx'
import { MessageText } from '../message/message-text.tsx'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import './scout-document.css'
import '#web/ui/styles/label.css'

type Shown = Pick<
  ReceivedScout,
  'job' | 'greeting' | 'reason' | 'closing' | 'reference_parts' | 'quotes' | 'min_salary' | 'max_salary' | 'meeting_type' | 'integrity' | 'likeness'
>

/** A scout looks like a document, not like a message: the pay and the purpose of the meeting come before the text. `from` says who wrote it, and when. */
export function ScoutDocument({ scout, from }: { scout: Shown; from: string }) {
  const { job, greeting, reason, closing } = scout
  return (
    <article className="scout">
      <header>
        <p className="row">
          <span className="label green">スカウト</span>
          <span className="small muted">{from}</span>
        </p>
        <h2>
          <bdi>{job ? job.position_title : 'オープンポジション'}</bdi>
        </h2>
      </header>
      <div className="in">
        <Facts scout={scout} />
        {greeting && <Said>{greeting}</Said>}
        <div>
          <h3 className="lab">スカウトの理由</h3>
          <Said>{reason}</Said>
        </div>
        <ReadParts scout={scout} />
        {closing && <Said>{closing}</Said>}
        {job && (
          <Link className="for-job" to={`${href('/job_offer/detail')}?id=${job.id}`}>
            <bdi>{job.position_title}</bdi>
            <small>{job.is_open ? '公開中の求人' : '募集は終わりました'}</small>
          </Link>
        )}
      </div>
    </article>
  )
}

const Facts = ({ scout: { min_salary, max_salary, meeting_type, integrity, likeness } }: { scout: Shown }) => (
  <>
    <dl className="trio">
      <div className="pay">
        <dt>想定年収</dt>
        <dd>
          <Salary pay={{ min: min_salary, max: max_salary, unit: '万円' }} />
        </dd>
      </div>
      <div>
        <dt>面談の種類</dt>
        <dd>{meeting_type === 'mendan' ? '面談（選考なし）' : '面接（選考あり）'}</dd>
      </div>
      <div>
        <dt>誠実度</dt>
        <dd>
          {integrity}
          <small className="muted"> / 100</small>
        </dd>
      </div>
      <div>
        <dt>文面の使い回し度</dt>
        <dd>{likeness}%</dd>
      </div>
    </dl>
    <p className="small">
      <Link to={`${href('/about/metrics')}#scouts`}>誠実度と文面の使い回し度の算出方法</Link>
    </p>
  </>
)

const Said = ({ children }: { children: string }) => (
  <div>
    <MessageText text={children} />
  </div>
)

/** The parts of the profile that the recruiter read: quoted where the reason takes them up, else by name. */
function ReadParts({ scout: { reference_parts, quotes } }: { scout: Shown }) {
  const named = reference_parts.filter((part) => !quotes.some((quote) => quote.part === part))
  return (
    <div>
      <h3 className="lab">読んだ箇所</h3>
      {quotes.map(({ part, text }) => (
        <blockquote key={part}>
          {partLabel(part)}「{text}」
        </blockquote>
      ))}
      {named.length > 0 && <blockquote>{named.map(partLabel).join('、')}</blockquote>}
    </div>
  )
}
