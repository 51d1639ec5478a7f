/** The business of a company. Its texts, offers and pictures follow from one of these. Texts may hold the slots of `fill.ts`. */
export type Domain = {
  key: string
  /** company_categories and social_issues. */
  categories: number[]
  issues: number[]
  /** The end of a name, after a word such as ミナモ. */
  suffixes: string[]
  /** 「{product}」 is … */
  service: string
  /** Plain clauses that can stand before a noun. */
  does: string[]
  clients: string
  /** How many, as 「38の自治体」. */
  clientCount: [text: string, low: number, high: number]
  unitCount: [text: string, low: number, high: number]
  users: string[]
  data: string
  site: string
  /** The product of a team: nouns for titles and sentences. */
  topics: string[]
  /** Whole sentences. */
  problems: string[]
  /** Something counted in per cent or minutes that the company wants smaller. */
  measures: string[]
  device?: boolean
  consumer?: boolean
}
