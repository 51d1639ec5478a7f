/** A kind of work: titles, duties, people and pay. Texts may hold the slots of `fill.ts`. */
export type JobField = {
  id: number
  /** How often it is looked for. */
  weight: number
  titles: string[]
  /** How a title becomes a headline: slots and {title}. */
  headlines: string[]
  /** The yearly pay of a member in 万円. */
  pay: [low: number, high: number]
  /** Sentences that open the text. */
  leads: string[]
  /** Duties without a full stop, as a list shows them. */
  duties: string[]
  goals: string[]
  required: string[]
  preferred: string[]
  desired: string[]
  /** Names of skills or slots of the company's stack; the first two always apply. */
  skills: string[]
  /** How far the duties may change. */
  change: string
  /** 正社員, 契約社員, 業務委託, アルバイト, インターン */
  types: [number, number, number, number, number]
  /** An hour's fee of a contractor in yen. */
  fee: [low: number, high: number]
  /** The work is bound to a place. */
  onSite?: boolean
  /** Found only at companies that build devices or serve people directly. */
  only?: 'device' | 'consumer'
  /** Leads others by its nature: no interns, no juniors. */
  isExecutive?: boolean
}
