import { href, Link } from 'react-router'
import { type CompanyAct, companyActs } from '#contract/accounts/members/company-acts.ts'
import type { FirstDays, FirstStep } from '#contract/hiring/first-days/first-days.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/styles/label.css'
import './first-days.css'

type Step = { label: string; why: string; act: CompanyAct; to: string; button: string; begun?: string; example: { to: string; label: string } }

const jobs = guideAddress('ja', 'recruiters/jobs')
const hiring = guideAddress('ja', 'recruiters/hiring')

const steps: Record<FirstStep, Step> = {
  company_page: {
    label: '企業ページを作成',
    why: '会社の紹介が、求人とスカウトの相手に最初に読まれます。',
    act: 'edit_company',
    to: href('/online/companies/company'),
    button: '書く',
    example: { to: guideAddress('ja', 'recruiters/start'), label: '書き方' },
  },
  job: {
    label: '最初の求人を公開する',
    why: '審査のあと公開されます。下書きは、承認の前から書けます。',
    act: 'edit_jobs',
    to: href('/online/companies/job_offers/paste'),
    button: '書く',
    begun: '下書き・審査中',
    example: { to: jobs, label: '例文と決まり' },
  },
  colleague: {
    label: '同僚を招待',
    why: '返信の期限は会社のものです。2人いると、休みの日も止まりません。',
    act: 'manage_members',
    to: href('/online/companies/settings/members'),
    button: '招待',
    begun: '招待中',
    example: { to: guideAddress('ja', 'recruiters/start'), label: '役割の違い' },
  },
  calendar: {
    label: '面談できる時間を設定する',
    why: '候補日を送るとき、面接担当の全員が空いている日時を表示します。設定は自分の分だけです。',
    act: 'change_account',
    to: href('/online/companies/settings/calendar'),
    button: '設定',
    example: { to: hiring, label: '使い方' },
  },
  scout: {
    label: '最初のスカウトを送る',
    why: '承認のあと送れます。相手の経歴のどこを読んだかを書きます。',
    act: 'scout',
    to: href('/online/companies/candidates'),
    button: '検索',
    example: { to: hiring, label: '例文' },
  },
}

/** What a new company does first, with what is done already, and what candidates read meanwhile. */
export function FirstDaysList({ of: { steps: all, approval } }: { of: FirstDays }) {
  if (all.length === 0) return null
  const done = all.filter(({ state }) => state === 'done').length
  return (
    <section className="first-days" aria-labelledby="first-days">
      <h2 id="first-days">
        はじめにすること
        <small>
          {all.length}つのうち{done}つ完了
        </small>
      </h2>
      {approval && <p className="small">{usualWait(approval)}</p>}
      <ol>
        {all.map(({ step, state }) => (
          <FirstDaysStep key={step} of={steps[step]} state={state} />
        ))}
      </ol>
      <p className="small muted">
        返信の実績は、応募か承諾が10件になるまで「集計中」と表示されます。数えるのは、最初の応募からです。
        <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
      </p>
    </section>
  )
}

function FirstDaysStep({ of: { label, why, act, to, button, begun, example }, state }: { of: Step; state: FirstDays['steps'][number]['state'] }) {
  const { acts, role } = useCompanyAccount()
  const isOfRole = (companyActs[act].who as readonly string[]).includes(role)
  return (
    <li data-state={state}>
      <span className="mark" aria-hidden="true">
        {state === 'done' && <Icon name="check" />}
      </span>
      <div>
        <p>
          <b>{label}</b> {state === 'done' && <span className="label">完了</span>}
          {state === 'begun' && <span className="label">{begun}</span>}
        </p>
        {state !== 'done' && (
          <p className="small muted">
            {why} <Link to={example.to}>{example.label}</Link>
          </p>
        )}
      </div>
      {state !== 'done' && acts.includes(act) && (
        <Link className="button small" to={to} aria-label={`${label}：${button}`}>
          {button}
        </Link>
      )}
      {state !== 'done' && !isOfRole && (
        <Link className="button small" to={`${href('/online/companies/not_allowed')}?act=${act}`} aria-label={`${label}：役割を依頼`}>
          役割を依頼
        </Link>
      )}
    </li>
  )
}

const HOURS = 48

/** How long operators usually take, from what they decided. */
function usualWait({ median_hours, companies }: NonNullable<FirstDays['approval']>) {
  if (median_hours === null) return '承認までの時間は、まだ記録が少ないため出していません。承認の前でも、公開と連絡のほかはすべて準備できます。'
  const long = median_hours < HOURS ? `${Math.max(1, Math.round(median_hours))}時間` : `${Math.round(median_hours / 24)}日`
  return `承認までの時間は、この90日の${companies}社で中央値${long}でした。承認の前でも、公開と連絡のほかはすべて準備できます。`
}
