import { href, Link } from 'react-router'
import type { MyApplication } from '#contract/hiring/applications/application.ts'
import { answerDue } from '#web/conversations/talk/answer-due.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { SentApplication } from '../sent/sent-application.tsx'
import sheet from './apply-sheet.module.css'

type Props = { application: MyApplication; now: Date; result: FormResult | undefined }

/** Of an application that the company has not taken up yet. */
export const isFresh = ({ can_withdraw }: MyApplication) => can_withdraw

/** After an application: one sentence of what happened and what comes next, the way to the conversation, and the way back. */
export function Applied({ application, now, result }: Props) {
  const { label } = useSelectionWords()
  const thread = `${href('/message/company/detail')}?company_id=${application.company.id}`
  return (
    <section className={sheet.part} aria-label="応募の状況">
      <FormRefusal result={result} />
      <p className="note green">
        {isFresh(application)
          ? `応募しました。${answerDue(application.turn === 'company' ? application.answer_due_at : null, now)}`
          : application.end_reason === 'declined'
            ? 'この応募は、あなたの取り消し・辞退で終わっています。企業にも伝わっています。'
            : `この求人には、もう応募しています（${label(application)}）。`}
      </p>
      <p>
        <Link className="button" to={thread}>
          応募を見る
        </Link>
      </p>
      <SentApplication application={application} />
      {isFresh(application) && (
        <details>
          <summary className={sheet.quiet}>取り消す</summary>
          <PageForm className={`stack ${sheet.withdraw}`} hidden={{ application_id: application.id }}>
            <p className="hint">企業には、応募を取り消したことが伝わります。企業が返信したあとは取り消せません。同じ求人には、もう一度応募できません。</p>
            <SubmitButton intent="withdraw" look="danger">
              応募を取り消す
            </SubmitButton>
          </PageForm>
        </details>
      )}
    </section>
  )
}
