import { differenceKinds } from '#contract/hiring/offers/offer-differences.ts'
import { offerParts, type OfferPart } from '#contract/hiring/offers/offer-lines.ts'
import { documentName } from '#contract/hiring/offers/offer-term-names.ts'
import type { CompanyOffer } from '#contract/hiring/offers/offers.ts'
import type { NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { longDateText, longTimeText, startOfDay } from '#contract/platform/time/japan-time.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** An offer in words, before it is drawn. */
export type OfferPaper = {
  site: string
  title: string
  /** 第2版・2026年11月21日 */
  edition: string
  addressee: string
  issuer: { name: string; address: string }
  message: string
  /** How it stands: until when it can be answered, or what became of it and when. */
  state: string
  parts: OfferPart[]
  differences: { name: string; value: string; notes: string[] }[]
  /** The sum, and of what it is. */
  record: string[]
}

const states: Record<CompanyOffer['state'], string> = {
  sent: '回答待ち',
  replaced: '新しい版に差し替え',
  withdrawn: '取り下げ',
  lapsed: '退会により終了',
  accepted: '承諾',
  declined: '辞退',
}

/** 佐藤 花さん becomes 佐藤 花 様; who is anonymous stays a number. */
const formally = (addressee: string) => `${addressee.replace(/さん$/, '')} 様`

export function offerPaper(offer: CompanyOffer, addressee: string, namesOf: NamesOf): OfferPaper {
  const { terms, version, sent_at, settled_at, state, answer_due_on, issuer, message, member_name, terms_sha256 } = offer
  const due = `回答の期限 ${longDateText(startOfDay(answer_due_on))}`
  const answer = settled_at ? `${states[state]}：${longTimeText(settled_at)}` : `${states[state]}（${due}）`
  return {
    site: siteSettings().name,
    title: documentName(terms),
    edition: `第${version}版　${longDateText(sent_at)}`,
    addressee: formally(addressee),
    issuer,
    message,
    state: answer,
    parts: offerParts(terms, namesOf),
    differences: offer.differences.map(({ name, kind, from, to, reason }) => ({
      name,
      value: `${differenceKinds[kind]}：${from} → ${to}`,
      notes: reason ? [`理由：${reason}`] : [],
    })),
    record: [
      `送付：${longTimeText(sent_at)}　${issuer.name}　${member_name}`,
      ...(state === 'accepted' || state === 'declined' ? [`回答：${longTimeText(settled_at ?? sent_at)}　${formally(addressee)}　${states[state]}`] : []),
      `労働条件の照合値（SHA-256）：${terms_sha256}`,
    ],
  }
}
