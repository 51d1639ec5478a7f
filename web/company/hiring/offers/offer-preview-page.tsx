import { href, Link, redirect } from 'react-router'
import { offerParts } from '#contract/hiring/offers/offer-lines.ts'
import { documentName } from '#contract/hiring/offers/offer-term-names.ts'
import { SELECTION_PATH } from '#web/company/hiring/selection/selection-path.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { OfferDocument } from '#web/hiring/offers/offer-document.tsx'
import { dueWords } from '#web/hiring/offers/offer-state.ts'
import { lookupTableNames } from '#web/jobs/detail/words/lookup-names.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/offer-preview-page.ts'
import { OFFER_PATH, OFFER_PREVIEW_PATH } from './offer-path.ts'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, lookups } = context.get(apiContext)
  const id = idOf(url)
  const [desk, tables] = await Promise.all([
    company_users.offers.list({ id }).catch((error: unknown) => orNotFound(error, 'この選考は見つかりません。')),
    lookups.list(),
  ])
  const { application, draft, differences, problems, offers } = desk
  if (!application.is_open || !draft.updated_at) throw redirect(`${OFFER_PATH}?id=${id}`)
  if (problems.length > 0) throw redirect(`${OFFER_PATH}?id=${id}&check`)
  const parts = offerParts(draft.terms, (table, ids) => lookupTableNames(tables, table, ids))
  const waiting = offers.find(({ state }) => state === 'sent')?.version ?? null
  return { application, draft, differences, parts, version: (offers[0]?.version ?? 0) + 1, waiting }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { offers } }, values) => {
    const id = idOf(args.url)
    const { application } = await offers.send({ id, updated_at: textOf(values.updated_at) })
    return redirectSaying(
      args.context,
      `${OFFER_PATH}?id=${id}`,
      `オファーを${application.addressee}に送りました。回答があるまで、取り下げも差し替えもできます。`,
    )
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'オファーの確認', description: '候補者に届くオファーを確かめます。', path: OFFER_PREVIEW_PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ application: { id, candidate } }) => ({
  above: [
    { to: `${SELECTION_PATH}/detail?id=${id}`, label: <bdi>{candidate.name}</bdi> },
    { to: `${OFFER_PATH}?id=${id}`, label: 'オファー' },
  ],
  here: '確認',
}))

/** The offer as the candidate will read it, to whom it goes, and the button that sends it. */
export default function OfferPreviewPage({ loaderData: { application, draft, differences, parts, version, waiting } }: Route.ComponentProps) {
  const result = useFormResult()
  const { acts, company } = useCompanyAccount()
  return (
    <div className="wrap stack one-selection offer">
      <header>
        <h1>候補者に届くオファー</h1>
        <p className="small muted">
          {documentName(draft.terms)}・第{version}版・{dueWords(draft.answer_due_on ?? '')}
        </p>
      </header>
      <FormRefusal result={result} />
      {draft.message && <blockquote className="offer-message">{draft.message}</blockquote>}
      <OfferDocument parts={parts} differences={differences} issuer={null} />
      <section className="panel stack" aria-labelledby="send">
        <h2 id="send">送信すると</h2>
        <ul>
          <li>
            <bdi>{application.addressee}</bdi>にメッセージと通知（設定により、メール・プッシュ・LINE）が届きます。
          </li>
          <li>
            通知の文面：<bdi>{company.name}</bdi>からオファーについて連絡が届きました
          </li>
          <li>選考は「内定」に進み、候補者にもそう見えます。</li>
          <li>送った内容は変わりません。変えるときは、新しい版を送ります。</li>
          {waiting !== null && <li>第{waiting}版は差し替わり、回答できなくなります。</li>}
        </ul>
        {acts.includes('write_messages') ? (
          <PageForm hidden={{ updated_at: draft.updated_at }} className="row">
            <SubmitButton look="primary">送信する</SubmitButton>
            <Link to={`${OFFER_PATH}?id=${application.id}`}>編集に戻る</Link>
          </PageForm>
        ) : (
          <p className="note">
            いまは送信できません。企業の承認と契約が有効なときに、メッセージを書ける役割の方が送れます。
            <Link to={href('/online/companies/settings/members')}>メンバーと役割</Link>
          </p>
        )}
      </section>
    </div>
  )
}
