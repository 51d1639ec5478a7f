import { href, Link } from 'react-router'
import type { ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AskForm } from './ask-form.tsx'
import { BLIND_RULE } from './scorecard-words.ts'
import { ScorecardSummary } from './scorecard-summary.tsx'
import './scorecards.css'

type Props = {
  /** The id of an application, or the key of somebody from outside. */
  candidateKey: string
  scorecards: { sheets: ScorecardSheet[]; members: { id: string; name: string }[] }
  result: FormResult | undefined
  /** The candidate has left. */
  isClosed: boolean
  now: Date
}

const isBegun = ({ own, submitted, asked }: ScorecardSheet) => own !== null || submitted > 0 || asked.length > 0
const pathOf = (id: string, { kit }: ScorecardSheet) => `${href('/online/companies/selection/scorecard')}?id=${id}&kit=${kit.id}`

/** What colleagues think of a candidate, kit by kit, as far as the member may read it, and the way to one's own scorecard. */
export function ScorecardSection({ candidateKey, scorecards: { sheets, members }, result, isClosed, now }: Props) {
  const { acts } = useCompanyAccount()
  const begun = sheets.filter(isBegun)
  const others = sheets.filter((sheet) => !isBegun(sheet) && !isClosed)
  return (
    <section className="panel stack scorecards" id="scorecards" aria-labelledby="scorecards-title">
      <h2 id="scorecards-title">評価</h2>
      {sheets.length === 0 ? <NoKit mayEdit={acts.includes('edit_kits')} /> : <p className="hint">{BLIND_RULE}候補者には見えません。</p>}
      {begun.map((sheet) => (
        <Sheet key={sheet.kit.id} {...{ sheet, candidateKey, now, isClosed }} mayAsk={acts.includes('select')} />
      ))}
      {others.length > 0 && (
        <ul className="row kits-to-write" aria-label="評価を書く面接キット">
          {others.map((sheet) => (
            <li key={sheet.kit.id}>
              <Link className="button small" to={pathOf(candidateKey, sheet)}>
                <span>
                  <bdi>{sheet.kit.name}</bdi>の評価を書く
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {acts.includes('select') && !isClosed && sheets.length > 0 && <AskForm sheets={sheets} members={members} result={result} />}
    </section>
  )
}

const NoKit = ({ mayEdit }: { mayEdit: boolean }) => (
  <p className="muted">
    面接キットがまだありません。
    {mayEdit ? (
      <Link to={href('/online/companies/settings/interview_kits')}>面接キットを作成</Link>
    ) : (
      '管理者かリクルーターが「設定」で作成すると、評価を書けます。'
    )}
  </p>
)

type SheetProps = { sheet: ScorecardSheet; candidateKey: string; now: Date; mayAsk: boolean; isClosed: boolean }

function Sheet({ sheet, candidateKey, now, mayAsk, isClosed }: SheetProps) {
  const { kit, own, others, submitted, asked } = sheet
  // The table below says who has submitted.
  const listed = others ? asked.filter(({ is_submitted }) => !is_submitted) : asked
  return (
    <article className="stack sheet">
      <header className="row">
        <h3>
          <bdi>{kit.name}</bdi>
        </h3>
        <span className="label">{submitted}人が提出済み</span>
        {own && !own.submitted_at && <span className="label">下書きあり</span>}
      </header>
      {listed.length > 0 && (
        <ul className="asked" aria-label="評価を依頼したメンバー">
          {listed.map(({ id, name, is_submitted }) => (
            <li key={id} className="row">
              <bdi>{name}</bdi>
              <span className={is_submitted ? 'label green' : 'label'}>{is_submitted ? '提出済み' : '未提出'}</span>
              {mayAsk && !is_submitted && (
                <PageForm of={{ name: 'scorecards' }} className="" hidden={{ kit_id: kit.id, company_user_id: id }} preventScrollReset>
                  <SubmitButton look="small bare" intent="cancel_scorecard" aria-label={`${isolated(name)}への依頼を取り消す`}>
                    取り消す
                  </SubmitButton>
                </PageForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {own && others && <ScorecardSummary cards={[own, ...others]} missing={asked.filter(({ is_submitted }) => !is_submitted)} now={now} />}
      {!(isClosed && !own) && (
        <p>
          <Link className={own?.submitted_at ? 'button small' : 'button small primary'} to={pathOf(candidateKey, sheet)}>
            {own?.submitted_at ? '自分の評価を見る・訂正' : own ? '続きを書く' : '評価を書く'}
            <span className="vh">
              ：<bdi>{kit.name}</bdi>
            </span>
          </Link>
        </p>
      )}
    </article>
  )
}
