import { href, Link } from 'react-router'
import type { MessageHit } from '#contract/conversations/message-search.ts'
import type { CandidateThread } from '#contract/conversations/threads.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { listMoment } from '#web/conversations/talk/moment.ts'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { CompanyRow } from '../company-row.tsx'
import '#web/ui/styles/label.css'

/** So many messages after a hit are shown with it. */
const AFTER = 10

const pathOf = ({ company, number }: MessageHit) => `${href('/message/company/detail')}?company_id=${company.id}&before=${number + AFTER}#message-${number}`

type MessageHitListProps = { hits: MessageHit[]; named: CandidateThread[]; now: Date; tab: string }

/** What a search in one's own conversations found: companies by their name, then messages with the words marked. */
export const MessageHitList = ({ hits, named, now, tab }: MessageHitListProps) => (
  <>
    {named.length > 0 && (
      <section aria-label="企業">
        <h2>企業</h2>
        <ul className="rows">
          {named.map((thread) => (
            <li key={thread.company.id}>
              <CompanyRow thread={thread} now={now} tab={tab} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {hits.length > 0 && (
      <section aria-label="メッセージ">
        <h2>メッセージ</h2>
        <ul className="hits">
          {hits.map((hit) => (
            <li key={hit.message_id}>
              <Link to={pathOf(hit)}>
                <CompanyMark company={hit.company} size="small" />
                <span>
                  <span className="line">
                    <b>
                      <bdi>{hit.company.name}</bdi>
                    </b>
                    <time dateTime={hit.time}>{listMoment(hit.time, now)}</time>
                  </span>
                  <small>{hit.from_company ? <bdi>{hit.name || '企業'}</bdi> : 'あなた'}</small>
                  <span className="excerpt" dir="auto">
                    <Highlight text={hit.excerpt} hits={hit.marks} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
