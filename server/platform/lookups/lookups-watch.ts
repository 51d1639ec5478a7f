import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import type { Language } from '#contract/platform/text/language.ts'
import type { Database } from '../database/connect.ts'
import { readLookups } from './list-lookups.ts'
import { selectionWords } from './selection-words.ts'

/** This process's copy of the lookup tables, which nearly every page needs. PostgreSQL notifies it when an operator changes one. */
export class LookupsWatch {
  readonly #db: Database
  tables: Record<Language, Lookups> | undefined
  selection: SelectionWords = { steps: [], end_reasons: [] }
  /** Grows with every change that was followed. */
  version = 0

  constructor(db: Database) {
    this.#db = db
  }

  readonly catchUp = async () => {
    const [ja, en, selection] = await Promise.all([readLookups(this.#db, 'ja'), readLookups(this.#db, 'en'), selectionWords(this.#db)])
    this.tables = { ja, en }
    this.selection = selection
    this.version++
  }
}
