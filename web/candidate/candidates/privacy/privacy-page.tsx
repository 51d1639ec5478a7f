import { Link, useActionData } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/privacy-page.ts'
import { accessRows } from './ledger/access-rows.ts'
import { AccessTable } from './ledger/access-table.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { EmployersSection } from './employers-section.tsx'
import { findCompanies } from './find-companies.ts'
import { OpenSection } from './open-section.tsx'
import { previewRule } from './rules/preview-rule.ts'
import styles from './privacy.module.css'
import { RevealsSection } from './reveals-section.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { SavedNote } from './saved-note.tsx'
import { savePrivacy } from './save-privacy.ts'
import { ScoutsSection } from './scouts-section.tsx'
import '#web/ui/panel.css'
import '#web/ui/label.css'

const LAST_LOOKS = 3

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { privacy, blocked_companies, blocked_employers, block_rules, reveals, access_ledger } = api.candidate_users
  const [settings, blocked, employers, rules, revealed, looks, found, previewed] = await Promise.all([
    privacy.show(),
    blocked_companies.list(),
    blocked_employers.list(),
    block_rules.list(),
    reveals.list(),
    access_ledger.list({ per_page: LAST_LOOKS }),
    findCompanies(api, url),
    previewRule(api, url),
  ])
  return { settings, ...blocked, ...employers, ...rules, ...revealed, looks: accessRows(looks.accesses, new Date()), found, previewed }
}

export const action = (args: Route.ActionArgs) => submitForm(args, savePrivacy)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '公開と見え方',
    description: '企業に公開するか、どの企業をブロックするか、スカウトをどう受け取るかを決めます。',
    path: '/settings/privacy',
    noindex: true,
  })

export default function PrivacyPage({ loaderData: loaded }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const issues = result?.saved === false ? result.refusal.issues : {}
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>公開と見え方</h1>
      <p className="prose">だれに見えるかを、ここで決めます。変えると、すぐに効きます。</p>
      <FormRefusal result={result} />
      <SavedNote result={result} />
      <div className={styles.sections}>
        <OpenSection isOpen={loaded.settings.is_open} />
        <EmployersSection employers={loaded.blocked_employers} />
        <BlockedSection found={loaded.found} blocked={loaded.blocked_companies} />
        <RulesSection rules={loaded.block_rules} previewed={loaded.previewed} error={issues.value} />
        <ScoutsSection privacy={loaded.settings} issues={issues} />
        <RevealsSection reveals={loaded.reveals} />
        <section className="panel" aria-labelledby="looks">
          <div className="row between">
            <h2 id="looks">見られた記録</h2>
            <Link className="small" to="/settings/privacy/ledger">
              すべて見る
            </Link>
          </div>
          {loaded.looks.length > 0 ? <AccessTable rows={loaded.looks} /> : <p className="note">記録は、まだありません。</p>}
        </section>
      </div>
    </div>
  )
}
