import { sql } from 'kysely'
import type { ScoutFeedback } from '#contract/scout-templates.ts'
import type { MemberContext } from '../../people/member-context.ts'

/** Before so many answers nothing is told: it would tell who said what. */
const FEWEST = 5

/** What would mend a reason to refuse: a field of the scout, of the job or of the company's page. */
const mending: Record<number, string> = {
  1: '企業ページの紹介と事業内容',
  2: '企業ページのメンバー',
  3: '求人の業務内容',
  4: '送る相手の選びかた',
  5: '送る相手の希望する職種',
  6: '求人のポジション名',
  7: '年収の幅',
  8: '求人の応募条件',
  9: '求人の勤務地・時間・雇用形態',
  10: '送る理由と、理由が指しているところ',
  11: '送る理由',
}

type Row = { template_id: string | null; name: string; answered: number; accepted: number; reasons: { id: number; name: string; count: number }[] }

/** Why scouts were refused: of the whole company first, then of each template. */
export async function scoutFeedback({ db, viewer }: MemberContext): Promise<ScoutFeedback[]> {
  const { company_id } = viewer
  const { rows } = await sql<Row>`
    with groups as (
      select null::uuid as template_id, 'すべてのスカウト' as name, null::timestamptz as created_at
      union all select id, name, created_at from scout_templates where company_id = ${company_id}
    ), answers as (
      select groups.template_id, scouts.state, scouts.refusal_reasons from groups
      join scouts on scouts.company_id = ${company_id} and state in ('accepted', 'refused') and (groups.template_id is null or groups.template_id = scouts.template_id)
    )
    select groups.template_id, groups.name,
      (select count(*)::int from answers where answers.template_id is not distinct from groups.template_id) as answered,
      (select count(*)::int from answers where answers.template_id is not distinct from groups.template_id and state = 'accepted') as accepted,
      (select coalesce(json_agg(json_build_object('id', masters.id, 'name', masters.name, 'count', said.count) order by said.count desc, masters.id), '[]')
        from (select unnest(refusal_reasons) as id, count(*)::int as count from answers
          where answers.template_id is not distinct from groups.template_id group by 1) as said
        join masters on master = 'scout_refusal_reasons' and masters.id = said.id) as reasons
    from groups order by groups.created_at nulls first`.execute(db)
  return rows.map(({ answered, accepted, reasons, ...group }) =>
    answered < FEWEST
      ? { ...group, answered: null, accepted: null, reasons: [] }
      : { ...group, answered, accepted, reasons: reasons.map((reason) => ({ ...reason, field: mending[reason.id] ?? '' })) },
  )
}
