import { sql } from 'kysely'
import { FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import type { ScoutFeedback } from '#contract/hiring/scouts/scout-templates.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** What would mend a reason to refuse: a field of the scout, of the job or of the company's page. */
const mending: Record<number, string> = {
  1: '企業ページの紹介と事業内容',
  2: '企業ページのメンバー',
  3: '求人の業務内容',
  4: '送る相手の選びかた',
  5: '送る相手の希望する職種',
  6: '求人のポジション名',
  7: '想定年収',
  8: '求人の応募条件',
  9: '求人の勤務地・時間・雇用形態',
  10: 'スカウトの理由とプロフィールの参照箇所',
  11: '送る理由',
}

type Row = { template_id: string | null; name: string; answered: number; accepted: number; reasons: { id: number; name: string; count: number }[] }

/**
 * Why scouts were refused: of the whole company first, then of each template. The company knows who refused; what they said is told of five people at once,
 * in the order in which they answered. The whole is the sum of its templates, so no two of these numbers, nor one before and after an answer, differ by one person.
 */
export async function scoutFeedback({ db, viewer }: MemberContext): Promise<ScoutFeedback[]> {
  const { company_id } = viewer
  const { rows } = await sql<Row>`
    with groups as (
      select null::uuid as template_id, 'すべてのスカウト' as name, null::timestamptz as created_at
      union all select id, name, created_at from scout_templates where company_id = ${company_id}
    ), numbered as (
      select template_key, state, refusal_reasons,
        row_number() over same as number, count(*) over (partition by template_key, state) as of
      from scouts where company_id = ${company_id} and state in ('accepted', 'refused')
      window same as (partition by template_key, state order by answered_at, id)
    ), answers as (
      select groups.template_id, state, case when state = 'refused' and number <= of - of % ${FEWEST_COUNTED} then refusal_reasons else '{}' end as refusal_reasons
      from groups join numbered on groups.template_id is null or groups.template_id = template_key
    )
    select groups.template_id, groups.name,
      (select count(*)::int from answers where answers.template_id is not distinct from groups.template_id) as answered,
      (select count(*)::int from answers where answers.template_id is not distinct from groups.template_id and state = 'accepted') as accepted,
      (select coalesce(json_agg(json_build_object('id', lookups.id, 'name', lookups.name, 'count', said.count) order by said.count desc, lookups.id), '[]')
        from (select unnest(refusal_reasons) as id, count(*)::int as count from answers
          where answers.template_id is not distinct from groups.template_id group by 1) as said
        join lookups on master = 'scout_refusal_reasons' and lookups.id = said.id) as reasons
    from groups order by groups.created_at nulls first`.execute(db)
  return rows.map(({ answered, accepted, reasons, ...group }) =>
    answered < FEWEST_COUNTED
      ? { ...group, answered: null, accepted: null, reasons: [] }
      : { ...group, answered, accepted, reasons: reasons.map((reason) => ({ ...reason, field: mending[reason.id] ?? '' })) },
  )
}
