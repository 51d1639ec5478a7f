import type { NotificationFacts } from './notification-facts.ts'
import type { Audience, SubjectType } from './subject-page.ts'

/** By which channels a notification can leave, beside the site's list, where every one stands. The server sends by them (`server/notifications/notifications/notify.ts`). */
export const notificationChannels = ['mail', 'push', 'line'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export type Kind<Of extends Audience> = {
  audience: Of
  /** What the settings call it, and when it comes. */
  label: string
  when: string
  /** Begins the subject of a mail, and is all that a push shows: a locked screen shows it to bystanders, so it names nobody. */
  headline: string
  subjects: readonly SubjectType<Of>[]
  /** The channels that it has, each with its default. What always leaves cannot be turned off. */
  channels: { readonly [Channel in NotificationChannel]?: boolean | 'always' }
  title: (facts: NotificationFacts) => string
  /** More lines below the title. */
  text?: (facts: NotificationFacts) => string
}

/** An entry of `notificationKinds` for one audience. */
export const candidateKind = <const K extends Omit<Kind<'candidate'>, 'audience'>>(kind: K) => ({ audience: 'candidate' as const, ...kind })
export const memberKind = <const K extends Omit<Kind<'company'>, 'audience'>>(kind: K) => ({ audience: 'company' as const, ...kind })

export const everywhere = { mail: true, push: true, line: true }
/** Each one waits for a member. */
export const byMail = { mail: true }
/** What operators decided belongs to the contract, and that they read a conversation to its secrecy. */
export const alwaysByMail = { mail: 'always' as const }
