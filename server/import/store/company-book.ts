import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Posting } from '../posting.ts'
import { readPrefectures } from '../subject/read-prefectures.ts'
import { companyKey } from './company-key.ts'

/** The companies an import may add jobs to, found by reference, corporate number or name; invented ones are never among them. */
export class CompanyBook {
  readonly #db: Database
  readonly #ids = new Map<string, number>()

  private constructor(db: Database) {
    this.#db = db
  }

  static async open(db: Database) {
    const book = new CompanyBook(db)
    const companies = await db
      .selectFrom('companies')
      .select(['id', 'name', 'corporate_number', 'source', 'reference_number'])
      .where('is_demo', '=', false)
      .orderBy('id', 'desc')
      .execute()
    for (const { id, name, corporate_number, source, reference_number } of companies)
      book.#note(id, keysOf(name, corporate_number ?? '', source ?? '', reference_number ?? ''))
    return book
  }

  /** The company's id; one that is not there yet is added, active and real. */
  async idOf(posting: Posting, source: string) {
    const { name, corporateNumber, id: reference } = posting.hiringOrganization
    const keys = keysOf(name, corporateNumber, source, reference)
    const known = keys.map((key) => this.#ids.get(key)).find((id) => id !== undefined)
    if (known !== undefined) return known
    const id = await this.#add(posting, source)
    this.#note(id, keys)
    return id
  }

  #note(id: number, keys: string[]) {
    for (const key of keys) this.#ids.set(key, id)
  }

  async #add({ hiringOrganization }: Posting, source: string) {
    const { id: reference, name, corporateNumber, url, address, description } = hiringOrganization
    const { id } = await this.#db
      .insertInto('companies')
      .values({
        name,
        state: 'active',
        unclaimed_at: sql`now()`,
        is_demo: false,
        url: url || null,
        address: address.slice(0, 500),
        prefecture: readPrefectures(address)[0] ?? null,
        introduction: description.slice(0, 10_000),
        contact_url: url,
        corporate_number: isCorporateNumber(corporateNumber) ? corporateNumber : null,
        source: reference ? source : null,
        reference_number: reference || null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

const isCorporateNumber = (number: string) => /^[1-9]\d{12}$/.test(number)

const keysOf = (name: string, number: string, source: string, reference: string) => [
  ...(reference ? [`reference ${source} ${reference}`] : []),
  ...(isCorporateNumber(number) ? [`number ${number}`] : []),
  `name ${companyKey(name)}`,
]
