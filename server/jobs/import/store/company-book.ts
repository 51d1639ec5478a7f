import { type Insertable, sql } from 'kysely'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import { copyInto, type Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Posting } from '../posting.ts'
import { readPrefectures } from '../subject/read-prefectures.ts'
import { type Answer, answeredMatches, claimedCompanies, placeKey } from './companies-by-status.ts'
import { companyKey } from './company-key.ts'
import { nextIds } from './next-ids.ts'

type Organization = { name: string; key: string; number: string; reference: string; source: string }
/** Where an earlier import put the same posting. */
type Earlier = { company_id: number; created_at: string }

/**
 * The companies an import may add jobs to; invented ones are never among them. A corporate number decides, and another number ends the search. Without one: the
 * source's reference, an operator's decision, the posting's earlier company, a claim's decision, then the name. A company with members is never found by its
 * name alone: an operator is asked whether the two are one.
 */
export class CompanyBook {
  readonly #db: Database
  readonly #companies = new Map<number, KnownCompany>()
  readonly #byNumber = new Map<string, number>()
  readonly #byReference = new Map<string, number>()
  readonly #byName = new Map<string, number[]>()
  readonly #demoNumbers = new Set<string>()
  readonly #claimed: Map<string, number>
  readonly #answers: Map<string, Answer[]>
  /** Ids of companies that this run may still add. */
  #ids: number[] = []
  #added = new Map<number, NewCompany>()
  #asked: Insertable<DB['import_company_matches']>[] = []
  /** How many questions to operators this run added. */
  questions = 0

  private constructor(db: Database, companies: KnownCompany[], claimed: Map<string, number>, answers: Map<string, Answer[]>) {
    this.#db = db
    this.#claimed = claimed
    this.#answers = answers
    for (const company of companies) {
      if (!company.is_demo) this.#note(company)
      else if (company.corporate_number) this.#demoNumbers.add(company.corporate_number)
    }
  }

  static async open(db: Database) {
    return new CompanyBook(db, await knownCompanies(db), await claimedCompanies(db), await answeredMatches(db))
  }

  /** The company's id; one that is not there yet is added, active and real, when `save` is called. */
  async idOf({ hiringOrganization }: Posting, source: string, earlier?: Earlier) {
    const { name, corporateNumber, id: reference } = hiringOrganization
    const number = isCorporateNumber(corporateNumber) ? corporateNumber : ''
    const asked: Organization = { name, key: companyKey(name), number, reference, source }
    const byNumber = number ? this.#byNumber.get(number) : undefined
    if (byNumber !== undefined) return byNumber
    const sure = this.#surely(asked, earlier)
    const id = sure ?? this.#namesake(asked) ?? (await this.#add(hiringOrganization, asked))
    if (number) await this.#learnNumber(id, number)
    if (sure === undefined) this.#askAboutMembers(asked, id)
    return id
  }

  /** Writes the companies and questions that came up since it was last called, before the jobs that refer to them. */
  async save() {
    const [added, asked] = [[...this.#added.values()], this.#asked]
    this.#added = new Map()
    this.#asked = []
    await copyInto(this.#db, 'companies', added)
    if (asked.length > 0) await this.#db.insertInto('import_company_matches').values(asked).execute()
  }

  #surely({ key, number, reference, source }: Organization, earlier: Earlier | undefined) {
    const place = placeKey(source, key)
    const before = earlier && this.#companies.get(earlier.company_id)
    const stays = before?.members_since ? Date.parse(earlier!.created_at) < Date.parse(before.members_since) : before && companyKey(before.name) === key
    return [
      reference ? this.#byReference.get(`${source}\n${reference}`) : undefined,
      this.#answers.get(place)?.find(({ decision }) => decision === 'same')?.company_id,
      stays ? before?.id : undefined,
      this.#claimed.get(place),
    ].find((id) => id !== undefined && this.#agrees(id, number))
  }

  /** Another valid number is another company, even when all else is the same. */
  #agrees(id: number, number: string) {
    const known = this.#companies.get(id)
    return known !== undefined && (!number || !known.corporate_number || known.corporate_number === number)
  }

  /** Of several with the same name, the one without a number: between two numbers nothing decides. */
  #namesake({ key, number }: Organization) {
    const ids = (this.#byName.get(key) ?? []).filter((id) => this.#agrees(id, number) && !this.#companies.get(id)?.members_since)
    return ids.find((id) => this.#companies.get(id)?.corporate_number === null) ?? (ids.length === 1 ? ids[0] : undefined)
  }

  async #learnNumber(id: number, number: string) {
    const known = this.#companies.get(id)
    if (!known || known.corporate_number || known.members_since || this.#demoNumbers.has(number)) return
    const added = this.#added.get(id)
    if (added) added.corporate_number = number
    else await this.#db.updateTable('companies').set({ corporate_number: number }).where('id', '=', id).execute()
    known.corporate_number = number
    this.#byNumber.set(number, id)
  }

  #askAboutMembers({ name, key, number, source }: Organization, imported_company_id: number) {
    const answers = this.#answers.get(placeKey(source, key)) ?? []
    for (const company_id of this.#byName.get(key) ?? []) {
      const isOpen = this.#companies.get(company_id)?.members_since && this.#agrees(company_id, number)
      if (!isOpen || answers.some((answer) => answer.company_id === company_id)) continue
      this.#asked.push({ source, company_key: key, name, company_id, imported_company_id })
      answers.push({ company_id, decision: null })
      this.questions++
    }
    this.#answers.set(placeKey(source, key), answers)
  }

  async #add(organization: Posting['hiringOrganization'], { number, source, reference }: Organization) {
    const isNewReference = reference !== '' && !this.#byReference.has(`${source}\n${reference}`)
    const identity = {
      corporate_number: number && !this.#demoNumbers.has(number) ? number : null,
      source: isNewReference ? source : null,
      reference_number: isNewReference ? reference : null,
    }
    const id = this.#ids.pop() ?? (await this.#nextId())
    this.#added.set(id, importedCompany(id, organization, identity))
    this.#note({ id, name: organization.name, ...identity, is_demo: false, members_since: null })
    return id
  }

  async #nextId() {
    this.#ids = (await nextIds(this.#db, 'companies', 100)).reverse()
    return this.#ids.pop()!
  }

  #note(company: KnownCompany) {
    const { id, name, corporate_number, source, reference_number } = company
    this.#companies.set(id, company)
    if (corporate_number) this.#byNumber.set(corporate_number, id)
    if (source && reference_number) this.#byReference.set(`${source}\n${reference_number}`, id)
    const key = companyKey(name)
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), id])
  }
}

type KnownCompany = {
  id: number
  name: string
  corporate_number: string | null
  source: string | null
  reference_number: string | null
  is_demo: boolean
  /** When its first member came. */
  members_since: string | null
}

/** Every company, the oldest first, with the fields that an import compares. */
const knownCompanies = (db: Database): Promise<KnownCompany[]> =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'corporate_number', 'source', 'reference_number', 'is_demo'])
    .select(sql<string | null>`(select min(created_at) from company_users where company_id = companies.id)`.as('members_since'))
    .orderBy('id')
    .execute()

type Identity = { corporate_number: string | null; source: string | null; reference_number: string | null }
type NewCompany = ReturnType<typeof importedCompany>

/** A real company without members, as the posting describes it. */
const importedCompany = (id: number, { name, url, address, description }: Posting['hiringOrganization'], identity: Identity) => ({
  id,
  name,
  state: 'active' as const,
  // PostgreSQL reads it as the beginning of the transaction.
  unclaimed_at: 'now',
  is_demo: false,
  url: url || null,
  address: address.slice(0, 500),
  prefecture: readPrefectures(address)[0] ?? null,
  introduction: description.slice(0, 10_000),
  contact_url: url,
  ...identity,
})
