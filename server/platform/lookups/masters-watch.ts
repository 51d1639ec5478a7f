import type { Masters } from '#contract/platform/lookups/masters.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import type { Language } from '#contract/platform/text/language.ts'
import type { Database } from '../database/connect.ts'
import { readMasters } from './list-masters.ts'
import { selectionWords } from './selection-words.ts'

/** This process's copy of the lookup tables, which nearly every page needs. PostgreSQL notifies it when an operator changes one. */
export class MastersWatch {
  readonly #db: Database
  tables: Record<Language, Masters> | undefined
  selection: SelectionWords = { steps: [], end_reasons: [] }
  /** Grows with every change that was followed. */
  version = 0

  constructor(db: Database) {
    this.#db = db
  }

  readonly catchUp = async () => {
    const [ja, en, selection] = await Promise.all([readMasters(this.#db, 'ja'), readMasters(this.#db, 'en'), selectionWords(this.#db)])
    this.tables = { ja, en }
    this.selection = selection
    this.version++
  }
}
