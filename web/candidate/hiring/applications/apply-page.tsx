import { href, useActionData } from 'react-router'
import { plainApplication } from '#contract/hiring/applications/plain-words.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { useApplyPath } from '#web/jobs/detail/apply/apply-path.ts'
import { JobOnTopLines } from '#web/jobs/detail/apply/job-on-top.tsx'
import { JobEnded } from '#web/jobs/detail/way-in/job-ended.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import type { Route } from './+types/apply-page.ts'
import { ApplicationForm } from './sent/application-form.tsx'
import { Applied } from './sheet/applied.tsx'
import { ApplySheet } from './sheet/apply-sheet.tsx'
import { FoundViaField, ReferralField } from './sent/found-via-field.tsx'
import { FirstQuestionFields } from './sheet/first-question-fields.tsx'
import { loadApply } from './sheet/load-apply.ts'
import { submitApply } from './sheet/submit-apply.ts'
import { VisitorApply } from './sheet/visitor-apply.tsx'
import { partsOfResult, type ShownResult } from './shown/submit-shown.ts'
import sheet from './sheet/apply-sheet.module.css'

export const loader = (args: Route.LoaderArgs) => loadApply(args)
export const action = (args: Route.ActionArgs) => submitApply(args)
export const clientAction = reachServer

/** The sheet differs from visitor to candidate. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta = candidateMeta({ title: '応募する', description: '企業に見せる内容を決めて応募します。', path: href('/job_offer/apply') })

export default function ApplyPage({ loaderData: loaded }: Route.ComponentProps) {
  const { onTop, similar } = loaded
  const path = useApplyPath()({ company_id: onTop.company.id, job_id: onTop.job_id })
  const application = loaded.kind === 'own' ? loaded.application : null
  const refusal = loaded.kind === 'own' ? loaded.refusal?.message : onTop.refusal
  const title = application?.can_withdraw ? '応募しました' : application ? '応募の状況' : '応募する'
  const closeTo = onTop.job_id > 0 ? `${href('/job_offer/detail')}?id=${onTop.job_id}` : `${href('/company/detail')}?id=${onTop.company.id}`
  const isOver = similar !== null && !application
  return (
    <ApplySheet title={title} closeTo={closeTo} onTop={<JobOnTopLines onTop={onTop} />}>
      {isOver ? (
        <div className={sheet.part}>
          <JobEnded title={onTop.title} company={onTop.company.name} jobs={similar} />
        </div>
      ) : refusal && !application ? (
        <div className={sheet.part}>
          <p className="note warn">{refusal}</p>
        </div>
      ) : loaded.kind === 'visitor' ? (
        <VisitorApply path={path} isSent={loaded.isSent} ways={loaded.ways} note={onTop.note} written={loaded.written} />
      ) : (
        <OwnApply loaded={loaded} />
      )}
    </ApplySheet>
  )
}

type Own = Extract<Route.ComponentProps['loaderData'], { kind: 'own' }>

function OwnApply({ loaded: { onTop, application, questions, offered, seen, jobFields, due, now, next, written, referral } }: { loaded: Own }) {
  const result = useActionData<ShownResult>()
  const { done, values, issues } = partsOfResult(result)
  if (application)
    return (
      <>
        <Applied application={application} now={new Date(now)} result={done} />
        <FirstQuestionFields questions={next} values={values ?? {}} issues={issues} />
      </>
    )
  return (
    <ApplicationForm
      storeKey={`apply-${onTop.company.id}-${onTop.job_id}`}
      company_id={onTop.company.id}
      offered={offered}
      seen={seen}
      questions={questions}
      jobFields={jobFields}
      result={result}
      act="応募"
      plain={plainApplication}
      message={{
        label: 'メッセージ',
        hint: `志望したきっかけや、聞きたいことなど。空欄のときは「${plainApplication}」と届きます。`,
        rows: 3,
        written,
      }}
      asked={
        <>
          {referral && <ReferralField referral={referral} isTicked={!values || textOf(values.referral) !== ''} />}
          <FoundViaField value={textOf(values?.found_via)} error={issues.found_via} />
        </>
      }
      button={{ label: '応募する' }}
      promise={
        <>
          <b>{due}</b>までに返信がない場合は「返信なし」と表示します。
        </>
      }
    >
      {done?.saved === false && (
        <div className={sheet.part}>
          <FormRefusal result={done} />
        </div>
      )}
    </ApplicationForm>
  )
}
