import type { CompanyOffer } from '#contract/hiring/offers/offers.ts'
import { offerReminderDay } from '#contract/hiring/offers/offer-reminder.ts'
import { longDateText, startOfDay } from '#contract/platform/time/japan-time.ts'

const words: Record<CompanyOffer['state'], string> = {
  sent: '回答待ち',
  replaced: '新しい版に差し替え',
  withdrawn: '取り下げ',
  lapsed: '退会により終了',
  accepted: '承諾',
  declined: '辞退',
}

type Standing = Pick<CompanyOffer, 'state' | 'is_expired'>

export const offerState = ({ state, is_expired }: Standing) => (is_expired ? '回答の期限切れ' : words[state])
export const offerLook = ({ state, is_expired }: Standing) => (state === 'accepted' ? 'label green' : state === 'sent' && !is_expired ? 'label warn' : 'label')
export const dueWords = (answer_due_on: string) => `回答の期限 ${longDateText(startOfDay(answer_due_on))}`

/** When both sides are reminded, while the offer waits for its answer; empty where they are not. */
export const reminderWords = (offer: Pick<CompanyOffer, 'sent_at' | 'answer_due_on'>) => (offerReminderDay(offer) ? '期限の2日前に一度お知らせします。' : '')
