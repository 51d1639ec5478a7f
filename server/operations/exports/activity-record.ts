import type { Database } from '#server/platform/database/connect.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'

type Row = { applied_at: string; company_name: string; position_title: string | null }

/** What somebody did to find work, on a page that can be printed, as a job centre asks for it. */
export async function activityRecord(db: Database, candidate_user_id: string, now: Date) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .select(['applied_at', 'companies.name as company_name', 'position_title'])
    .where('candidate_user_id', '=', candidate_user_id)
    .orderBy('applied_at')
    .execute()
  return page(rows, now)
}

const page = (rows: Row[], now: Date) => `<!doctype html>
<html lang="ja"><meta charset="utf-8"><title>活動記録</title>
<style>body{font-family:sans-serif;max-width:720px;margin:32px auto;padding:0 16px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #999}</style>
<h1>活動記録</h1>
<p>${dateOf(now.toISOString())}に芽生え（Mebae）から書き出しました。応募 ${rows.length}件</p>
<table><thead><tr><th>日付</th><th>内容</th><th>企業</th><th>求人</th></tr></thead><tbody>
${rows.map(({ applied_at, company_name, position_title }) => `<tr><td>${dateOf(applied_at)}</td><td>応募</td><td>${escapeHtml(company_name)}</td><td>${escapeHtml(position_title ?? 'オープンポジション')}</td></tr>`).join('\n')}
</tbody></table></html>
`

const dateOf = (at: string) => new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(new Date(at))
