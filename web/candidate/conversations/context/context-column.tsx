import { href, Link } from 'react-router'
import type { CandidateConversation } from '#contract/conversations/threads.ts'
import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { applicationRows, mismatchRow, scoutRows } from '#web/companies/figures/figure-rows.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { sheetFocus } from '../acts/sheet-focus.ts'
import { sheets } from '../acts/thread-form.ts'
import type { ConversationJob } from './job-of-conversation.ts'
import { PrivateNote } from './private-note.tsx'
import { RevealForm } from './reveal-form.tsx'
import '../acts/phone-sheet.css'
import './context-column.css'

type ContextColumnProps = {
  talk: CandidateConversation
  figures: ResponseFigures[]
  job: ConversationJob | null
  note: string
  upload: string | null
  result: FormResult | undefined
}

/** Beside a conversation: what they see of me, how they answer, the job, my notes. Under 1200 px the browser shows it as a sheet, without scripts too. */
export function ContextColumn({ talk, figures, job, note, upload, result }: ContextColumnProps) {
  const { company, thread } = talk
  return (
    <aside className="phone-sheet conv-side" id={sheets.context} popover="auto" aria-labelledby="context-title" {...sheetFocus}>
      <header>
        <h2 id="context-title">このやりとりの詳細</h2>
        <button type="button" className="button icon bare" popoverTarget={sheets.context} popoverTargetAction="hide" aria-label="閉じる">
          <Icon name="close" />
        </button>
      </header>
      <section className="side-block">
        <h2>相手に見えているあなた</h2>
        <ShownParts talk={talk} />
        {company.linkable && !thread?.closed_by && (
          <RevealForm key={talk.shown.join()} company={company} talk={talk} upload={upload} result={result?.form === 'thread' ? result : undefined} />
        )}
      </section>
      <section className="side-block">
        <h2>この企業の返信</h2>
        <Figures figures={figures} isScouted={talk.messages.some(({ scout }) => scout)} />
        <Link className="small" to={`${href('/about/metrics')}#responses`}>
          算出方法
        </Link>
      </section>
      {job && (
        <section className="side-block">
          <h2>この求人</h2>
          <div className="side-job">
            <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
              <bdi>{job.position_title}</bdi>
            </Link>
            <p>
              <b>{job.pay}</b> {job.place}
            </p>
            <p className="small">
              <span className={`fresh ${job.freshness.state}`}>
                <Icon name={job.freshness.state === 'old' ? 'clock' : 'sprout'} />
                {job.freshness.day}確認
              </span>
            </p>
          </div>
        </section>
      )}
      <PrivateNote note={note} result={result} />
    </aside>
  )
}

const partNames: Record<RevealPart, string> = {
  profile: 'プロフィール',
  name: '氏名',
  career: '勤め先・学校',
  resume: '職務経歴書',
  job_history_pdf: '職務経歴書（PDF）',
  attached_files: '添付したPDF',
  contact: '連絡先',
}
/** Named as hidden, where it is. The PDFs are one 職務経歴書. */
const hideable: RevealPart[] = ['name', 'profile', 'career', 'contact']

function ShownParts({ talk: { shown, contact_after_answer } }: { talk: Pick<CandidateConversation, 'shown' | 'contact_after_answer'> }) {
  const hasPaper = shown.some((part) => part === 'resume' || part === 'job_history_pdf')
  const hidden = [
    ...hideable
      .filter((part) => !shown.includes(part))
      .map((part) => (part === 'contact' && contact_after_answer ? '連絡先（最初の返信のあとに公開）' : partNames[part])),
    ...(hasPaper ? [] : ['職務経歴書']),
  ]
  return (
    <ul className="shown-parts">
      {shown.length > 0 && (
        <li className="yes">
          <Icon name="yes" />
          <span>{shown.map((part) => partNames[part]).join('・')}</span>
        </li>
      )}
      {hidden.length > 0 && (
        <li>
          <Icon name="lock" />
          <span>
            <span className="vh">見えていません：</span>
            {hidden.join('・')}
          </span>
        </li>
      )}
    </ul>
  )
}

/** How the company answers applications and, in a conversation with a scout, what comes after its scouts. */
const Figures = ({ figures, isScouted }: { figures: ResponseFigures[]; isScouted: boolean }) => {
  const of = (kind: ResponseFigures['kind']) => figures.find((one) => one.kind === kind) ?? null
  const [application, scout] = [of('application'), isScouted ? of('scout') : null]
  if (!application && !scout) return <p className="small muted">集計中（10件から表示します）</p>
  const [answered, first] = applicationRows(application)
  const afterScouts = ['承諾への回答', '約束した面談の実施']
  const rows = [
    ...(application ? [answered!, first!, { ...mismatchRow(application), name: '面談が実際は選考だった' }] : []),
    ...(scout ? scoutRows(scout).filter(({ name }) => afterScouts.includes(name)) : []),
  ]
  return (
    <dl className="kv">
      {rows.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name === '最初の返信まで' ? '最初の返信（中央値）' : name}</dt>
          <dd>
            {figure ? `${figure.amount}${figure.unit}` : '集計中'} {figure?.source && name.endsWith('への回答') && <small>{figure.source}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
