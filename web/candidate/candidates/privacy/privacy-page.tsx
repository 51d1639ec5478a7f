import { href, Link } from 'react-router'
import type { Reveal } from '#contract/candidates/privacy/reveals.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import type { Route } from './+types/privacy-page.ts'
import { previewRule } from './rules/preview-rule.ts'
import { accessRows, AccessTable } from './ledger/access-table.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { EmployersSection } from './employers-section.tsx'
import { findCompanies } from './company-finder.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import styles from './privacy.module.css'
import { ReceiptsSection } from './receipts-section.tsx'
import { savePrivacy } from './save-privacy.ts'
import { ScoutsSection } from './scouts-section.tsx'
import { ActButton, CompanyRows } from './company-rows.tsx'
import '#web/ui/styles/panel.css'
import '#web/ui/styles/label.css'

const LAST_LOOKS = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { privacy, blocked_companies, blocked_employers, block_rules, reveals, access_ledger, read_receipts } = api.candidate_users
  const [settings, blocked, employers, rules, revealed, looks, found, previewed, receipts] = await Promise.all([
    privacy.show(),
    blocked_companies.list(),
    blocked_employers.list(),
    block_rules.list(),
    reveals.list(),
    access_ledger.list({ per_page: LAST_LOOKS }),
    findCompanies(api, url),
    previewRule(api, url),
    read_receipts.show(),
  ])
  return { settings, ...blocked, ...employers, ...rules, ...revealed, looks: accessRows(looks.accesses, new Date()), found, previewed, receipts }
}

export const action = (args: Route.ActionArgs) => submitForm(args, savePrivacy)

export const meta = candidateMeta({
  title: '公開設定',
  description: '企業に公開するか、どの企業をブロックするか、スカウトをどう受け取るかを決めます。',
  path: href('/settings/privacy'),
})

export default function PrivacyPage({ loaderData: loaded }: Route.ComponentProps) {
  const { result, issues } = usePageForm()
  return (
    <CandidatePage look="narrow stack" title="公開設定" intro="だれに見えるかを、ここで決めます。変えると、すぐに効きます。" result={null}>
      <FormRefusal result={result} />
      <SavedNote result={result} />
      <div className={styles.sections}>
        <OpenSection isOpen={loaded.settings.is_open} />
        <EmployersSection employers={loaded.blocked_employers} />
        <BlockedSection found={loaded.found} blocked={loaded.blocked_companies} />
        <RulesSection rules={loaded.block_rules} previewed={loaded.previewed} error={issues.value} />
        <ScoutsSection privacy={loaded.settings} />
        <RevealsSection reveals={loaded.reveals} />
        <ReceiptsSection isShown={loaded.receipts.is_shown} />
        <section className="panel" aria-labelledby="looks">
          <div className="row between">
            <h2 id="looks">見られた記録</h2>
            <Link className="small" to={href('/visitors')}>
              すべて見る
            </Link>
          </div>
          {loaded.looks.length > 0 ? <AccessTable rows={loaded.looks} /> : <p className="note">記録は、まだありません。</p>}
        </section>
      </div>
    </CandidatePage>
  )
}

/** What the action did, and an undo button where it disclosed something. */
function SavedNote({ result }: { result: FormResult | undefined }) {
  if (!result?.saved || !result.sentence) return null
  const unblocked = /^unblocked-(\d+)$/.exec(result.form ?? '')?.[1]
  return (
    <div className="note green row between">
      <output>{result.sentence}</output>
      {unblocked && (
        <ActButton intent="block" fields={{ company_id: unblocked }} label="ブロックに戻す">
          元に戻す
        </ActButton>
      )}
    </div>
  )
}

/** Whether companies can find the candidate, in one sentence and one button. */
const OpenSection = ({ isOpen }: { isOpen: boolean }) => (
  <section className="panel" aria-labelledby="open">
    <h2 id="open">{isOpen ? '企業に公開しています' : '企業に公開していません'}</h2>
    <p>
      {isOpen
        ? 'ブロックしていない企業が、名前と勤め先を伏せたプロフィールを見つけられます。非公開にすると、その場でどの企業からも見えなくなり、スカウトも届きません。'
        : 'どの企業からも見えません。スカウトも届きません。求人をさがすことと応募は、できます。'}
    </p>
    <PageForm className="row" preventScrollReset>
      {isOpen ? (
        <SubmitButton intent="close">非公開にする</SubmitButton>
      ) : (
        <SubmitButton intent="open" look="primary">
          公開する
        </SubmitButton>
      )}
      <Link to={`${href('/profile')}?company_name=`}>企業からの見え方を確かめる</Link>
    </PageForm>
  </section>
)

/** What the candidate disclosed to which company, and a button to withdraw it. */
const RevealsSection = ({ reveals }: { reveals: Reveal[] }) => (
  <section className="panel" aria-labelledby="reveals">
    <h2 id="reveals">企業ごとに公開した範囲</h2>
    <p>
      応募のときやメッセージの中で、企業ごとに少しずつ公開できます。やめると、その場で名前を伏せた表示に戻ります。企業がすでに読んだものは、取り戻せません。
    </p>
    {reveals.length === 0 && <p className="note">公開した企業は、まだありません。</p>}
    <CompanyRows companies={reveals.map(({ company, ...shown }) => ({ ...company, ...shown }))} note={shownText}>
      {(company) => (
        <ActButton intent="revoke" fields={{ company_id: company.id }} label={`${company.name}への公開を停止`}>
          公開を停止
        </ActButton>
      )}
    </CompanyRows>
  </section>
)

const shownText = ({ parts, contact_after_answer }: Pick<Reveal, 'parts' | 'contact_after_answer'>) =>
  [...parts.map((part) => words[part] ?? partLabel(part)), ...(contact_after_answer ? ['連絡先（最初の返信のあと）'] : [])].join('・') || '公開していません'

/** Stands beside the name, which is a separate part here. */
const words: Record<string, string> = { contact: '連絡先', career: '勤め先と学校の名前' }
