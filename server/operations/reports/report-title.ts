import { sql } from 'kysely'

/** What `reports` is about, in a word: the page as it was called then, or the company of the thread (`companies` joined). */
export const reportTitle = sql<string>`coalesce(nullif(reports.snapshot ->> 'title', ''), companies.name, case reports.about when 'service' then '芽生え' else '' end)`
