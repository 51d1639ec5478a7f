import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { candidateTexts, visionTexts } from '../../visibility/candidate-columns.ts'
import { secretColumns, secretsOf } from '../../visibility/secrets-of.ts'
import { type FindHidden, type Hidden, hiddenWords, hideWords } from '#contract/candidates/hiding/hidden-words.ts'
import { hideTexts, SEARCH_TEXT_RULES } from '../../visibility/hidden-texts.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'

/** Few enough that other requests are answered in between. */
const BATCH = 50

/**
 * Makes the search texts of candidates whose profile or reveals changed since the last search. A candidate who is changing at this moment is left for the next
 * run. Without a limit also what was hidden in texts of an older version, for which no search waits.
 */
export async function refreshSearchTexts(db: Database, most = Infinity) {
  for (let made = 0; made < most; made += BATCH) {
    const ids = await staleIds(db, most === Infinity)
    const rows = ids.length > 0 ? await staleRows(db, ids) : []
    if (rows.length > 0) await keep(db, rows)
    if (rows.length < BATCH) return
  }
}

type Row = Awaited<ReturnType<typeof staleRows>>[number]

/**
 * Both tables in one statement, so that no company reads one of them by itself. The candidate is locked first, as by every writer
 * (docs/decisions/0037-one-order-of-locks.md); a candidate who is locked is changing, and is left for the next run.
 */
async function keep(db: Database, rows: Row[]) {
  const revealed = rows.flatMap((row) =>
    row.levels.map((level) => ({ id: row.id, level, text: searchText(row, level, level === 'contact' ? undefined : hiddenWords(secretsOf(row, ['career']))) })),
  )
  const ids = rows.map(({ id }) => id)
  const made = rows.map(readAnonymously)
  await sql`
    with held as (
      select id from accounts where id = any(${ids}::uuid[]) order by id for no key update skip locked
    ), made as (
      update candidate_search_texts as kept set text = made.text, hidden = made.hidden, rules = ${SEARCH_TEXT_RULES}
      from unnest(${ids}::uuid[], ${rows.map(({ version }) => version)}::integer[], ${made.map(({ text }) => text)}::text[], ${made.map(({ hidden }) => hidden)}::jsonb[]) as made (id, version, text, hidden)
      where kept.candidate_user_id = made.id and kept.version = made.version and made.id in (select id from held)
      returning kept.candidate_user_id
    )
    insert into revealed_search_texts (candidate_user_id, level, text)
    select id, level, text from unnest(${revealed.map(({ id }) => id)}::uuid[], ${revealed.map(({ level }) => level)}::text[], ${revealed.map(({ text }) => text)}::text[]) as told (id, level, text)
    where id in (select candidate_user_id from made)
    on conflict (candidate_user_id, level) do update set text = excluded.text`.execute(db)
}

/** A statement by itself: the one below takes milliseconds to plan, and mostly nobody's text is old. */
async function staleIds(db: Database, isThorough: boolean) {
  const rows = await db
    .selectFrom('candidate_search_texts')
    .select('candidate_user_id as id')
    .where((is) => (isThorough ? is.or([is('rules', '<', SEARCH_TEXT_RULES), is('hidden', 'is', null)]) : is('rules', '<', SEARCH_TEXT_RULES)))
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const staleRows = (db: Database, ids: string[]) =>
  db
    .selectFrom('candidate_search_texts as stale')
    .innerJoin('candidate_users', 'candidate_users.id', 'stale.candidate_user_id')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
    .where('stale.candidate_user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['candidate_users.id', 'stale.version', ...secretColumns])
    .select([
      sql<string[]>`array[${sql.join(candidateTexts.map((column) => sql.ref(column)))}] || array(
        select unnest(array[department_position, industry_type, work_summary]) from work_experiences as work where work.candidate_user_id = candidate_users.id)`.as(
        'texts',
      ),
      sql<string[]>`array[${sql.join(visionTexts.map((column) => sql.ref(column)))}]`.as('vision'),
      sql<string[]>`array(select name from lookups where master = 'skill_types' and id = any(skill_types || user_desired_skill_types)
        union all select name from lookups where master = 'job_fields' and id = any(user_desired_job_fields))`.as('names'),
      sql<
        Exclude<SearchedLevel, 'anonymous'>[]
      >`array(select distinct level from reveals where reveals.candidate_user_id = candidate_users.id and level <> 'anonymous')`.as('levels'),
    ])
    .execute()

type Searched = Parameters<typeof secretsOf>[0] & {
  /** The candidate's own texts. */
  texts: string[]
  /** Their texts for companies to which they show the career. */
  vision: string[]
  /** Names of the values that they chose. */
  names: string[]
}

/** Which parts of a candidate the search covers (server/conversations/reveals/write-reveal.ts). */
type SearchedLevel = 'anonymous' | 'career' | 'contact'

/** A profile as a company may read it, in the one spelling in which words are looked for (search-engine/text/). Names are hidden before: in that spelling they would come back. */
function searchText({ texts, vision, names, ...person }: Searched, reveal: SearchedLevel, find?: FindHidden) {
  const readable = reveal === 'anonymous' ? texts : [...texts, ...vision]
  const told = [
    ...(reveal === 'anonymous' ? [] : [...person.employers, ...person.schools]),
    ...(reveal === 'contact' ? [person.name, person.name_reading, person.email] : []),
  ]
  // A line end for each hidden word: what stood on its two sides is not found as one word.
  return normalizeText([...readable.map((text) => (find ? hideWords(text, find, '\n') : text)), ...names, ...told].join('\n'))
}

/** For every company: the text that it searches, and what of the profile is hidden from it. */
function readAnonymously(row: Searched) {
  const secrets = secretsOf(row, [])
  const find = eachTextOnce(hiddenWords(secrets))
  return { text: searchText(row, 'anonymous', find), hidden: JSON.stringify(hideTexts(secrets, row.texts, find)) }
}

/** Looking for names takes most of the time. */
function eachTextOnce(find: FindHidden): FindHidden {
  const known = new Map<string, Hidden[]>()
  return (text) => {
    const found = known.get(text) ?? find(text)
    known.set(text, found)
    return found
  }
}
