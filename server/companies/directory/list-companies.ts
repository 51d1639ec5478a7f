import { type RawBuilder, sql } from 'kysely'
import { type CompanySearch, companySorts } from '#contract/companies/pages/companies.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { kanjiVariants } from '#search-engine/text/variant-kanji.ts'
import { CASES_SHOWN, companySummaryColumns } from './company-columns.ts'
import { listedCompanies } from './public-companies.ts'

/** Companies by the freshness of their jobs, those without one last; or by their figures. PostgreSQL chooses the companies, the job index counts their jobs on offer. */
export async function listCompanies({ db, jobIndex, now, viewer }: RequestContext, search: CompanySearch) {
  const { company_name, company_categories, kind, phase, employee_range, prefectures, sort, page = 1, per_page = PAGE_SIZE } = search
  const featureIds = sql`array_remove(array[case when feature1 then 1 end, case when feature2 then 2 end, case when feature3 then 3 end,
    case when feature4 then 4 end, case when feature5 then 5 end, case when feature6 then 6 end, case when feature7 then 7 end], null)`

  const isNarrowed = [company_name, ...[company_categories, kind, phase, employee_range, prefectures].map((list) => list?.length)].some(Boolean)
  let found = listedCompanies(db)
  if (company_name) found = found.where(sql<boolean>`strpos(${oneSpelling(sql`companies.name`)}, ${oneSpelling(sql`${withoutForm(company_name)}::text`)}) > 0`)
  if (company_categories?.length) found = found.where(sql<boolean>`category_ids && ${company_categories}::smallint[]`)
  if (kind?.length) found = found.where(sql<boolean>`${featureIds} && ${kind}::integer[]`)
  if (phase?.length) found = found.where(sql<boolean>`${featureIds} && ${phase}::integer[]`)
  if (employee_range?.length) found = found.where('employee_range', 'in', employee_range)
  if (prefectures?.length) found = found.where('prefecture', 'in', prefectures)

  const offers = jobIndex.offersByCompany(Math.floor(now().getTime() / 1000))
  const freshness = (id: number) => offers.get(id)?.last_confirmed_at ?? 0
  // A company with a job on offer is listed. So without a condition the first pages need no ids of all companies from PostgreSQL.
  const byFigures = sort === undefined ? undefined : orders[sort]
  const isKnown = !isNarrowed && !byFigures && page * per_page <= offers.size
  const { total, ids } = await found
    .select([
      sql<number>`count(*)::integer`.as('total'),
      isKnown
        ? sql<number[]>`'{}'::integer[]`.as('ids')
        : byFigures
          ? sql<number[]>`coalesce(array_agg(companies.id order by ${byFigures}, companies.id), '{}')`.as('ids')
          : sql<number[]>`coalesce(array_agg(companies.id), '{}')`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
  const inOrder = isKnown ? [...offers.keys()] : byFigures ? ids : ids.toSorted((one, other) => freshness(other) - freshness(one) || other - one)
  const shown = inOrder.slice((page - 1) * per_page, page * per_page)
  const rows = await found
    .where('companies.id', '=', sql<number>`any(${shown}::integer[])`)
    .select([...companySummaryColumns(viewer), 'companies.introduction'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const companies = shown.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, jobs_count: offers.get(id)?.jobs_count ?? 0 }] : []
  })

  return { companies, total, page, per_page }
}

const figure = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from company_response_figures as figures where company_id = companies.id and kind = 'application' and cases >= ${sql.lit(CASES_SHOWN)})`
const share = figure(sql`answered::float8 / cases`)
const median = figure(sql`median_answer_hours`)

/** Orders by public figures; what few cases say orders nothing. Among equals, many cases weigh more. */
const orders: Partial<Record<number, RawBuilder<unknown>>> = {
  [companySorts.mostAnswered]: sql`${share} desc nulls last, ${median} nulls last, ${figure(sql`cases`)} desc nulls last`,
  [companySorts.fastest]: sql`${median} nulls last, ${share} desc nulls last`,
}

const forms =
  /^(?:株式会社|有限会社|合同会社|一般社団法人|\((?:株|有|同)\))|(?:株式会社|有限会社|合同会社|\((?:株|有|同)\)|[, ] ?(?:inc\.?|co\., ?ltd\.?|k\.k\.|corp(?:oration|\.)?))$/giu

/** The name without its legal form, which may stand before or after it: 「メバエ株式会社」 is 「株式会社メバエ」. A form alone stays what it is. */
const withoutForm = (typed: string) => {
  const name = typed.normalize('NFKC').trim().replace(forms, '').trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : typed
}

const hiragana = Array.from({ length: 0x56 }, (_, at) => String.fromCharCode(0x3041 + at)).join('')
const katakana = Array.from(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60)).join('')
const [folded, into] = [kanjiVariants.rare + hiragana, kanjiVariants.usual + katakana]

/** Width, case, blanks, dots, long vowels, hiragana and katakana, variant Kanji and the short forms of 株式会社 make no other name. */
const oneSpelling = (name: RawBuilder<unknown>) =>
  sql<string>`regexp_replace(replace(translate(lower(normalize(${name}, nfkc)), ${folded}, ${into}), '(株)', '株式会社'), '[ ・ー‐–—-]', '', 'g')`
