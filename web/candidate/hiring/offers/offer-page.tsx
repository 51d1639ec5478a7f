import { href, Link } from 'react-router'
import { offerParts } from '#contract/hiring/offers/offer-lines.ts'
import { documentName } from '#contract/hiring/offers/offer-term-names.ts'
import { longDateText, startOfDay } from '#contract/platform/time/japan-time.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { OfferDocument } from '#web/hiring/offers/offer-document.tsx'
import { OfferRecord } from '#web/hiring/offers/offer-record.tsx'
import { offerLook, offerState, reminderWords } from '#web/hiring/offers/offer-state.ts'
import { lookupTableNames } from '#web/jobs/detail/words/lookup-names.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound, refusalOf } from '#web/platform/api/refusal.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/offer-page.ts'
import { AnswerForms } from './answer-forms.tsx'
import '#web/hiring/offers/offer.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const [offer, tables] = await Promise.all([
    candidate_users.offers.show({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'このオファーは見つかりません。')),
    lookups.list(),
  ])
  const { offers } = await candidate_users.offers.list({ company_id: offer.company.id })
  const others = offers.filter(({ id, application_id }) => id !== offer.id && application_id === offer.application_id)
  const parts = offerParts(offer.terms, (table, ids) => lookupTableNames(tables, table, ids))
  return { offer, parts, others: others.map(({ id, version, state, is_expired }) => ({ id, version, state, is_expired })) }
}

const said = {
  accepted: 'オファーを承諾し、企業に伝えました。承諾の記録は、このページとPDFに残ります。',
  declined: 'オファーを辞退し、企業に伝えました。',
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { offers } }, values, intent) => {
    const id = idOf(args.url)
    const way = `${href('/message/offer')}?id=${id}`
    const answer = intent === 'accepted' ? 'accepted' : 'declined'
    try {
      await offers.answer({ id, answer, terms_sha256: textOf(values.terms_sha256), message: textOf(values.message) })
    } catch (error) {
      // Withdrawn or replaced while it was read: the page shows how it stands now.
      if (refusalOf(error)?.code !== 'OFFER_SETTLED') throw error
      return redirectSaying(args.context, way, '回答は送られませんでした。このオファーには、いまは回答できません。')
    }
    return redirectSaying(args.context, way, said[answer])
  })
export const clientAction = reachServer

export const meta = candidateMeta({ title: 'オファー', description: '企業から届いた労働条件です。', path: href('/message/offer') })

/** An offer with all its conditions, and the candidate's answer to it. */
export default function OfferPage({ loaderData: { offer, parts, others } }: Route.ComponentProps) {
  const { company, job, version, state, is_expired, answer_due_on, message } = offer
  const talk = `${href('/message/company/detail')}?company_id=${company.id}`
  const current = others.find((other) => other.state === 'sent' || other.state === 'accepted')
  return (
    <CandidatePage
      look="narrow stack offer"
      title="オファー"
      crumbs={[
        { to: `${href('/message')}?filter=applications`, label: '応募・選考' },
        { to: talk, label: 'やりとり' },
      ]}
    >
      <header className="stack">
        <p>
          <b>
            <bdi>{company.name}</bdi>
          </b>
          ・<bdi>{job?.position_title ?? 'オープンポジション'}</bdi>
        </p>
        <p className="row labels">
          <span className={offerLook(offer)}>{offerState(offer)}</span>
          <span className="small">
            {documentName(offer.terms)}・第{version}版
          </span>
        </p>
        {state === 'sent' && !is_expired && (
          <p>
            回答の期限は{longDateText(startOfDay(answer_due_on))}です。{reminderWords(offer)} <a href="#answer">回答へ進む</a>
          </p>
        )}
        {is_expired && (
          <p className="note">
            回答の期限（{longDateText(startOfDay(answer_due_on))}）を過ぎたため、いまは回答できません。続けたいときは、メッセージで企業に伝えられます。
          </p>
        )}
        {state === 'withdrawn' && <p className="note">企業が取り下げたため、回答できません。理由は、やりとりのメッセージにあります。</p>}
        {current && state !== 'accepted' && (
          <p className="note warn">
            新しい版があります。
            <Link to={`${href('/message/offer')}?id=${current.id}`}>第{current.version}版を見る</Link>
          </p>
        )}
      </header>
      {message && <blockquote className="offer-message">{message}</blockquote>}
      <OfferDocument parts={parts} differences={offer.differences} issuer={offer.issuer} />
      <OfferRecord offer={offer} />
      <div className="row">
        <a className="button" href={`/online/api/v1/amateras/candidate_users/offers/${offer.id}/document/`} download>
          PDFをダウンロード
        </a>
        <Link className="button" to={talk}>
          質問する
        </Link>
      </div>
      {state === 'sent' && !is_expired && <AnswerForms offer={offer} />}
      {others.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">ほかの版</h2>
          <ul className="small">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={`${href('/message/offer')}?id=${other.id}`}>第{other.version}版</Link>（{offerState(other)}）
              </li>
            ))}
          </ul>
        </section>
      )}
    </CandidatePage>
  )
}
