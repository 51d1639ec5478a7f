import { href, Link, redirect } from 'react-router'
import { offerNameOf } from '#contract/hiring/offers/offer-term-names.ts'
import { SELECTION_PATH } from '#web/company/hiring/selection/selection-path.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/offer-page.ts'
import { draftOfForm } from './draft-of-form.ts'
import { OfferForm } from './offer-form.tsx'
import { OFFER_PATH, OFFER_PREVIEW_PATH } from './offer-path.ts'
import { SentOffers } from './sent-offers.tsx'
import '#web/company/platform/editor/editor.css'
import '#web/hiring/offers/offer.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, lookups } = context.get(apiContext)
  const [desk, tables] = await Promise.all([
    company_users.offers.list({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'この選考は見つかりません。')),
    lookups.list(),
  ])
  return { desk, lookups: tables, isChecked: url.searchParams.has('check') }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { offers } }, values, intent) => {
    const id = idOf(args.url)
    if (intent === 'withdraw') {
      await offers.withdraw({ id: textOf(values.offer_id), message: textOf(values.message) })
      return 'オファーを取り下げ、候補者に伝えました。'
    }
    if (intent === 'discard') {
      await offers.discard({ id })
      return '下書きを破棄しました。'
    }
    const { problems } = await offers.save({ id, ...draftOfForm(values) })
    if (intent !== 'check') return '下書きを保存しました。'
    return redirect(problems.length > 0 ? `${OFFER_PATH}?id=${id}&check` : `${OFFER_PREVIEW_PATH}?id=${id}`, 303)
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'オファー', description: '労働条件を書き、候補者に送ります。', path: OFFER_PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ desk: { application } }) => ({
  above: [{ to: `${SELECTION_PATH}/detail?id=${application.id}`, label: <bdi>{application.candidate.name}</bdi> }],
  here: 'オファー',
}))

/** Writing an offer, and what became of those that were sent. */
export default function OfferPage({ loaderData: { desk, lookups, isChecked } }: Route.ComponentProps) {
  const result = useFormResult()
  const { acts } = useCompanyAccount()
  const { application, offers, draft, problems } = desk
  const answered = result?.form === 'withdraw' ? undefined : (result ?? (isChecked ? refusedBy(problems) : undefined))
  const waiting = offers.find(({ state }) => state === 'sent')
  return (
    <div className="wrap stack editor-page offer">
      <header className="editor-head">
        <h1>オファー</h1>
        <p>
          <bdi>{application.candidate.name}</bdi>・<bdi>{application.job?.position_title ?? 'オープンポジション'}</bdi>
        </p>
      </header>
      <DoneNote result={result} />
      <FormRefusal result={result?.form === 'withdraw' ? result : answered} />
      {application.is_open && desk.carried_over.length > 0 && (
        <p className="note">
          {desk.carried_over.map(offerNameOf).join('、')}
          は、前回のオファーの内容を入力してあります。
        </p>
      )}
      <div className="editor">
        {application.is_open ? (
          <OfferForm desk={desk} lookups={lookups} result={answered} />
        ) : (
          <p className="note">
            この選考は終了しているため、新しいオファーは送れません。
            <Link to={`${SELECTION_PATH}/detail?id=${application.id}`}>選考を再開する</Link>と、書けるようになります。
          </p>
        )}
        <div className="editor-side">
          {application.is_open && waiting && (
            <p className="note warn">
              第{waiting.version}版が回答待ちです。新しい版を送ると差し替わり、第{waiting.version}版には回答できなくなります。
            </p>
          )}
          {offers.length > 0 && <SentOffers offers={offers} lookups={lookups} mayWithdraw={acts.includes('write_messages')} result={result} />}
          {application.is_open && draft.updated_at && (
            <PageForm>
              <p className="small muted">下書きが保存されています。社内のだれでも続きを書けます。</p>
              <SubmitButton look="small" intent="discard">
                下書きを破棄する
              </SubmitButton>
            </PageForm>
          )}
          <p className="small muted">
            求人票の条件を直すときは、
            {application.job ? <Link to={`${href('/online/companies/job_offers/edit')}?id=${application.job.id}`}>求人の編集</Link> : '求人の編集'}
            から直します。
          </p>
        </div>
      </div>
    </div>
  )
}

/** What the saved draft still lacks, said as a refused form says it. */
const refusedBy = (problems: { field: string; message: string }[]): FormResult | undefined =>
  problems.length === 0
    ? undefined
    : {
        saved: false,
        form: 'offer',
        values: {},
        refusal: { code: 'INPUT_INVALID', sentence: '', issues: Object.fromEntries(problems.map(({ field, message }) => [field, message])) },
      }
