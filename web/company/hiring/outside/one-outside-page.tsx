import type { ReactNode } from 'react'
import { Link, redirect } from 'react-router'
import type { OutsideCandidate, OutsideEvent } from '#contract/hiring/outside/outside-candidates.ts'
import { LONGEST_NOTE, outsideSources } from '#contract/hiring/outside/outside-names.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { longDateText, momentText } from '#contract/platform/time/japan-time.ts'
import { wordsOf } from '#web/hiring/meetings/words-of.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { OutsideFileSection } from './outside-file-section.tsx'
import { SameAs } from './same-as.tsx'
import { StepForm } from './step-form.tsx'
import { OUTSIDE, OUTSIDE_NOTE } from './outside-path.ts'
import type { Route } from './+types/one-outside-page.ts'
import '#web/company/companies/settings/company-settings.css'
import '#web/jobs/detail/terms/terms.css'
import './outside.css'

const NOTE = 'note'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await context
    .get(apiContext)
    .company_users.outside_candidates.show({ id: url.searchParams.get('id') ?? '' })
    .catch((error: unknown) => orNotFound(error, 'この候補者の登録はありません。本人が断ったか、期限が過ぎて削除されています。'))
  return { ...shown, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { outside_candidates } }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    if (intent === 'remove') {
      await outside_candidates.remove({ id })
      return redirect(`${OUTSIDE}?done=removed`, 303)
    }
    if (intent === 'merge') {
      await outside_candidates.merge({ id, kind: textOf(values.kind) as 'outside' | 'application', with_id: textOf(values.with_id) })
      return '統合しました。30日以内なら元に戻せます。'
    }
    if (intent === 'unmerge') {
      await outside_candidates.unmerge({ id })
      return '統合を元に戻しました。'
    }
    if (intent === 'note') {
      await outside_candidates.write_note({ id, note: textOf(values.note) })
      return 'メモを保存しました。'
    }
    if (intent === 'upload') {
      await outside_candidates.upload({ id, file: values.file instanceof File ? values.file : new File([], '') })
      return '履歴書を登録しました。'
    }
    const [step, reason] = [textOf(values.step) as SelectionStep, textOf(values.end_reason) as EndReason | '']
    await outside_candidates.change({ id, step, end_reason: reason || null })
    return `「${wordsOf(args.context.get(siteContext).selection).stepName(step)}」に移動しました。本人には通知していません。`
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.candidate.name ?? '社外からの候補者', description: '社外からの候補者です。', path: OUTSIDE, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ candidate }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function OneOutsidePage({ loaderData: { candidate, events, now } }: Route.ComponentProps) {
  const { result } = usePageForm()
  const isWaiting = candidate.consented_at === null
  return (
    <div className="wrap company-settings stack">
      <header className="row">
        <h1>
          <bdi>{candidate.name}</bdi>
        </h1>
        <span className="label">社外</span>
      </header>
      <p className="hint">{OUTSIDE_NOTE}</p>
      <FormAnswer result={result} />
      {isWaiting && <p className="note">本人の同意を待っています。{longDateText(candidate.answer_due_at)}までに答えがないときは、すべて削除されます。</p>}
      <Facts candidate={candidate} />
      <SameAs candidate={candidate} />
      {!isWaiting && <StepForm key={candidate.moved_at} candidate={candidate} />}
      {!isWaiting && <OutsideFileSection candidate={candidate} />}
      {!isWaiting && <NoteForm key={events.length} />}
      <History events={events} now={now} />
      <details>
        <summary>この候補者を削除</summary>
        <PageForm>
          <p className="hint">氏名、連絡先、履歴書、メモを、すぐに削除します。戻せません。本人のリンクも使えなくなります。</p>
          <SubmitButton intent="remove" look="danger">
            削除
          </SubmitButton>
        </PageForm>
      </details>
    </div>
  )
}

function Facts({
  candidate: { email, phone_number, job, source, added_by, referred_by, asked_at, consented_at, deleted_at },
}: {
  candidate: OutsideCandidate
}) {
  const facts: [label: string, value: ReactNode][] = [
    ['メールアドレス', <bdi key="email">{email}</bdi>],
    ...(phone_number ? [['電話番号', <bdi key="phone">{phone_number}</bdi>] as [string, ReactNode]] : []),
    ['求人', job ? <bdi key="job">{job.position_title}</bdi> : '未定'],
    ['知ったきっかけ', outsideSources[source]],
    ...(referred_by ? [['紹介した人', <bdi key="referred">{referred_by}</bdi>] as [string, ReactNode]] : []),
    [
      '追加',
      <span key="asked">
        {longDateText(asked_at)}・<bdi>{added_by}</bdi>
      </span>,
    ],
    ['同意', consented_at ? longDateText(consented_at) : 'まだありません'],
    ['自動で削除する日', longDateText(deleted_at)],
  ]
  return (
    <dl className="terms">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function NoteForm() {
  const form = usePageForm<{ note: string }>(NOTE)
  return (
    <PageForm of={form}>
      <TextField of={form} name="note" label="社内メモ" hint="本人には表示されません。" rows={3} maxLength={LONGEST_NOTE} required />
      <SubmitButton intent="note">メモを保存</SubmitButton>
    </PageForm>
  )
}

const kinds: Record<OutsideEvent['kind'], string> = {
  asked: '同意を求めるメールを送信',
  consented: '本人が同意',
  changed: '本人が内容を変更',
  file_added: '履歴書を登録',
  file_removed: '本人が履歴書を削除',
  file_opened: '履歴書を表示',
  moved: 'ステータスを変更',
  noted: 'メモ',
  merged: '統合',
  unmerged: '統合を取り消し',
}

const History = ({ events, now }: { events: OutsideEvent[]; now: string }) => (
  <section className="stack" aria-labelledby="history">
    <h2 id="history">履歴</h2>
    <ol className="rows-of-settings">
      {events.map(({ at, kind, by, detail }, place) => (
        <li key={`${at} ${place}`}>
          <p className="small muted">
            {momentText(at, new Date(now))}・{by ? <bdi>{by}</bdi> : '本人'}
          </p>
          <p className="outside-words">
            {kinds[kind]}
            {detail && kind !== 'consented' && (
              <>
                ：<bdi>{detail}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
    <p className="small">
      <Link to={OUTSIDE}>一覧に戻る</Link>
    </p>
  </section>
)
