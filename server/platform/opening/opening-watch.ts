import type { Database } from '../database/connect.ts'
import { settings } from '#server/settings.ts'
import { wholeSettings } from '#server/settings/site-settings.ts'
import { missingLegalSettings } from './missing-legal-settings.ts'

/** Whether the site was opened, in memory, so that every request can ask. PostgreSQL notifies of the opening. */
export class OpeningWatch {
  #db: Database
  #isOpened = false

  constructor(db: Database) {
    this.#db = db
  }

  catchUp = async () => {
    this.#isOpened = (await this.#db.selectFrom('site_openings').select('opened_at').executeTakeFirst()) !== undefined
  }

  /** A public site before its opening, and one that cannot say who runs it, shows its pages to operators only. */
  get isPreparing() {
    return settings.isForOthers && !(this.#isOpened && missingLegalSettings(wholeSettings()).length === 0)
  }
}
