import type { Subject } from './subject-page.ts'

/** What a text is made of when it is shown: the subject, the names that the recipient may read at that moment, and what was stored because nobody can read it later. */
export type NotificationFacts = {
  subject: Subject
  company: string
  candidate: string
  /** Null: the open position. */
  job: string | null
  detail: Record<string, string>
}
