import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import type { MyApplication } from '#contract/hiring/applications/application.ts'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { OfferLink } from '../offers/offer-link.tsx'
import { SentApplication } from '../applications/sent/sent-application.tsx'
import { ApplicationTimeline } from './application-timeline.tsx'
import type { Board, BoardCompany } from './load-board.ts'

type BoardCardProps = { company: BoardCompany; words: Board['words']; result: FormResult | undefined; now: Date }

const from = { candidate: 'あなたから', company: '企業から' }

/** One company of the board: its applications, and the note behind a fold. */
export function BoardCard({ company: { note, applications, meetings, offers }, words, result, now }: BoardCardProps) {
  const { company_id, company_name, company_logo, last_mail_time, last_message_from, outcome } = note
  const form = usePageForm<Pick<ProgressNote, 'progress' | 'outcome' | 'note'>>(String(company_id), note, result)
  return (
    <>
      <div className="row who">
        <CompanyMark company={{ logo: company_logo }} size="small" />
        <h4>
          <Link to={`${href('/message/company/detail')}?company_id=${company_id}&filter=applications`}>
            <bdi>{company_name}</bdi>
          </Link>
        </h4>
      </div>
      {applications.map((application) => (
        <section key={application.id} className="board-application">
          <p className="small">
            {application.job ? (
              <Link to={`${href('/job_offer/detail')}?id=${application.job.id}`}>
                <bdi>{application.job.position_title}</bdi>
              </Link>
            ) : (
              'オープンポジション'
            )}
          </p>
          <ApplicationTimeline application={application} meetings={meetings} now={now} />
          {application.promise?.reason && <PromiseReason id={application.id} promise={application.promise} />}
          {offers
            .filter(({ application_id }) => application_id === application.id)
            .slice(0, 1)
            .map((offer) => (
              <OfferLink key={offer.id} offer={offer} />
            ))}
          <SentApplication application={application} />
        </section>
      ))}
      {applications.length === 0 && last_mail_time && last_message_from && (
        <p className="small muted">
          {dateText(last_mail_time, now)}に{from[last_message_from]}
        </p>
      )}
      {outcome && <p className="small">結果：{words.outcomes.find(({ key }) => key === outcome)?.name ?? outcome}</p>}
      {note.note && <p className="small written">{note.note}</p>}
      <DoneNote result={form.answer} />
      <details open={form.refused !== undefined || undefined}>
        <summary>
          メモを編集
          <span className="vh">
            ：<bdi>{company_name}</bdi>
          </span>
        </summary>
        <PageForm of={form} hidden={{ company_id }} preventScrollReset>
          <FormRefusal result={form.answer} />
          <ChoiceField of={form} name="progress" label="状況" names={words.progress.map(({ id, name }) => [id, name])} none="未設定" />
          <ChoiceField of={form} name="outcome" label="結果" names={words.outcomes.map(({ key, name }) => [key ?? '', name])} none="まだ" />
          <TextField of={form} name="note" label="メモ" rows={4} maxLength={4000} />
          <SubmitButton look="small">保存する</SubmitButton>
        </PageForm>
      </details>
    </>
  )
}

/** Why the company does not hold the promised meeting, and how the candidate can object. */
function PromiseReason({ id, promise: { meeting_type, reason, disputed_at } }: { id: MyApplication['id']; promise: MeetingPromise }) {
  if (!reason) return null
  return (
    <div className="note stack">
      <p>
        企業は、約束した{meetingTypes[meeting_type]}を行わない理由を「{promiseReasons[reason].name}」と記録しました。
      </p>
      {disputed_at ? (
        <p className="small">事実と違うと申し出ました。企業の返信の実績では、守られなかった約束として数えます。</p>
      ) : (
        <PageForm className="" preventScrollReset hidden={{ id }}>
          <p className="small">事実と違うと申し出ると、企業に伝わり、守られなかった約束として数えます。取り消せません。</p>
          <SubmitButton intent="dispute" look="small">
            事実と違うと申し出る
          </SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
