import type { AttachedJob, Message, ScoutDocument as Scout } from '#contract/messages.ts'
import { partLabel } from '#web/visibility/part-label.ts'
import { JobCard } from './job-card.tsx'
import { MessageText } from './message-text.tsx'
import { clockText } from './moment.ts'
import './scout.css'

type ScoutDocumentProps = { message: Message; scout: Scout; title: string }

/** A scout is a document: what it pays, why they meet, how like it is to others, why this person, and what was read. */
export const ScoutDocument = ({ message, scout, title }: ScoutDocumentProps) => (
  <article className="scout" aria-label={`スカウト ${title}`}>
    <header>
      <div className="row">
        <span className="label green">スカウト</span>
        <span className="small muted">
          {message.name} {clockText(message.time)}
        </span>
      </div>
      <h2>{title}</h2>
    </header>
    <div className="in">
      <Terms scout={scout} />
      {scout.greeting && (
        <div>
          <MessageText text={scout.greeting} />
        </div>
      )}
      <div>
        <p className="lab">送った理由</p>
        <MessageText text={scout.reason} />
      </div>
      <div>
        <p className="lab">読んだところ</p>
        <p className="parts">{scout.reference_parts.map((part) => partLabel(part)).join('、')}</p>
      </div>
      {scout.closing && (
        <div>
          <MessageText text={scout.closing} />
        </div>
      )}
      {message.attachedJob && <JobOf job={message.attachedJob} />}
    </div>
  </article>
)

const JobOf = ({ job }: { job: AttachedJob }) => <JobCard job={job} />

const Terms = ({ scout: { min_salary, max_salary, meeting_type, likeness, integrity } }: { scout: Scout }) => (
  <dl className="trio">
    <div className="pay">
      <dt>年収の幅</dt>
      <dd className="yen" aria-label={`${min_salary}万円から${max_salary}万円`}>
        {min_salary}
        <i>〜</i>
        {max_salary}
        <small>万円</small>
      </dd>
    </div>
    <div>
      <dt>会う目的</dt>
      <dd>{meeting_type === 'mendan' ? '面談（選考なし）' : '面接（選考あり）'}</dd>
    </div>
    <div>
      <dt>ほかのスカウトとの似かた</dt>
      <dd>{likeness}%</dd>
    </div>
    <div>
      <dt>スカウト誠実度</dt>
      <dd>{integrity}</dd>
    </div>
  </dl>
)
