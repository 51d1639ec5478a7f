/** Parameters of a search that take ids (or steps) and that typed words can mean. */
export const readLists = [
  'prefectures',
  'remote',
  'employment_types',
  'hourly_wage',
  'phase',
  'employee_range',
  'week_days',
  'annual_holidays',
  'intended_for',
] as const
export type ReadList = (typeof readLists)[number]

/** Parameters that a word can switch on. */
export const readSwitches = ['flex', 'inexperienced_ok', 'stock_option', 'short_hours'] as const
export type ReadSwitch = (typeof readSwitches)[number]

export const readParameters = [...readLists, ...readSwitches, 'places', 'walk_minutes', 'min_salary', 'company_name'] as const

/** What a piece of a query means: values of one parameter of `JobSearch`, any of them, and the words that say so. */
export type Meaning = { label: string } & (
  | { parameter: ReadList; values: readonly number[] }
  | { parameter: 'places'; values: readonly string[] }
  | { parameter: 'min_salary'; values: readonly [number] }
  | { parameter: ReadSwitch; values: readonly [true] }
  | { parameter: 'walk_minutes'; values: readonly [number] }
  | { parameter: 'company_name'; values: readonly [string] }
)

/** One row of a table: spellings that all mean the same. Width and case do not matter. */
export type Term = Meaning & {
  typed: readonly string[]
  /** Why these spellings mean exactly this. */
  why: string
  /** What directly follows, or follows after a blank, and gives the spelling another meaning. */
  not_before?: readonly string[]
  /** What stands before it, with or without a blank, and gives it another meaning. */
  not_after?: readonly string[]
}

/** A piece of a query that was read, as it was typed. */
export type Reading = Meaning & { typed: string }
