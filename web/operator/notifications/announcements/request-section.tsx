import type { AnnouncementRequest } from '#contract/notifications/announcements/announcement-requests.ts'
import type { OperatorAnnouncement } from '#contract/notifications/announcements/operator-announcements.ts'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { PublicationRequestSection } from '#web/operator/platform/requests/publication-request-section.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { announcementWords } from './announcement-words.ts'
import { notifiedCountText } from './figures/notified-count-text.ts'
import { valueText } from './announcement-versions.tsx'

const kinds: Record<AnnouncementRequest['kind'], { title: string; approve: string; reach: string }> = {
  publish: { title: '公開の承認', approve: '承認して公開', reach: 'に公開します' },
  change: { title: '変更の承認', approve: '承認して反映', reach: 'に届いているお知らせを変更します' },
  mail: { title: 'メール送信の承認', approve: '承認して送信を予約', reach: 'にメールで送ります' },
}

const ends: Record<Exclude<AnnouncementRequest['state'], 'waiting'>, string> = { approved: '承認', withdrawn: '取り消し', expired: '期限切れ' }

/** What waits for a second operator: whom it reaches, how many, what changes; and what became of earlier requests. */
export function RequestSection({ announcement }: { announcement: OperatorAnnouncement }) {
  const { requests, content } = announcement
  const ended = requests.filter(({ state }) => state !== 'waiting')
  return (
    <>
      {requests.map((request) => request.state === 'waiting' && <Waiting key={request.id} request={request} content={content} />)}
      {ended.length > 0 && (
        <details>
          <summary>これまでの承認の依頼（{ended.length}件）</summary>
          <ul>
            {ended.map(({ id, kind, state, requested_by_name, requested_at, ended_by_name }) => (
              <li key={id}>
                <ExactTime at={requested_at} /> {kinds[kind].title}（依頼：<bdi>{requested_by_name}</bdi>）：{state !== 'waiting' && ends[state]}
                {ended_by_name && (
                  <>
                    （<bdi>{ended_by_name}</bdi>）
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type Content = OperatorAnnouncement['content']

function Waiting({ request, content }: { request: AnnouncementRequest; content: Content }) {
  const { kind, recipients, asks_again } = request
  const { title, approve, reach } = kinds[kind]
  const wished = request.content ?? content
  const isNarrowed = wished.audience === 'candidates' && Object.keys(wished.candidate_segment).length > 0
  const effect =
    kind === 'mail'
      ? '承認すると、5分後に送信を始めます。それまでは取り消せます。'
      : wished.is_require_confirm
        ? '承認すると、早くても5分後に表示を始めます。それまでは取り消せます。'
        : '承認すると、期間の始まりから届きます。'
  return (
    <PublicationRequestSection request={request} heading={title} approve={approve} effect={effect} until="承認されるまで、だれにも届きません。">
      <p>
        {announcementWords.audiences[wished.audience]}
        <strong className="num">{notifiedCountText(recipients, isNarrowed)}人</strong>
        {reach}
        {wished.is_require_confirm && kind !== 'mail' && '。画面の手前に開き、確認を求めます'}
        {asks_again && '。前の版を確認した人にも、もう一度開きます'}
      </p>
      {request.content && <Changes before={content} after={request.content} />}
      {request.content && <AnnouncementPreview announcement={() => wished} />}
    </PublicationRequestSection>
  )
}

const Changes = ({ before, after }: { before: Content; after: Content }) => (
  <ul className="version-changes">
    {(Object.keys(after) as (keyof Content)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => (
        <li key={field}>
          {announcementWords.fields[field] ?? field}
          {field === 'message' ? (
            <div className="announcement-shown">
              <AnnouncementBody message={after.message} />
            </div>
          ) : (
            <>
              <del>{valueText(before[field])}</del>
              <ins>{valueText(after[field])}</ins>
            </>
          )}
        </li>
      ))}
  </ul>
)
