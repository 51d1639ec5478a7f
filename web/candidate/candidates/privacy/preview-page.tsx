import { href, Link } from 'react-router'
import type { InvisibleReason } from '#contract/candidates/privacy/privacy.ts'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/preview-page.ts'
import { CompanyFinder, findCompanies } from './company-finder.tsx'
import styles from './privacy.module.css'
import '#web/ui/styles/panel.css'

const PATH = href('/settings/privacy/preview')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const found = await findCompanies(api, url)
  const company_id = url.searchParams.get('company_id')
  if (!company_id) return { found, preview: null }
  const [{ company, candidate, reasons }, lookups] = await Promise.all([
    api.candidate_users.visibility_preview({ company_id }).catch((error: unknown) => orNotFound(error, 'この企業は、なくなったか、見られません。')),
    api.lookups.list(),
  ])
  return { found, preview: { company, reasons, profile: candidate && loadVisibleProfile(candidate, lookups) } }
}

export const meta = candidateMeta({ title: '企業からの見え方', description: '企業から、あなたのプロフィールがどう見えるかを確かめます。', path: PATH })

export default function PreviewPage({ loaderData: { found, preview } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="narrow stack"
      title="企業からの見え方"
      crumbs={[{ to: href('/settings/privacy'), label: '公開と見え方' }]}
      intro="企業に見せるときと同じしくみで表示します。どの企業からでも確かめられます。企業には知らされません。"
    >
      <CompanyFinder found={found}>{(company) => <Link to={`${PATH}?company_id=${company.id}`}>見え方を確かめる</Link>}</CompanyFinder>
      {preview && (
        <section className="section" aria-labelledby="seen-by">
          <h2 id="seen-by">
            <bdi>{preview.company.name}</bdi>から見たあなた
          </h2>
          {preview.profile ? (
            <>
              <p className="note green">{revealText[preview.profile.reveal]}</p>
              <article className="panel">
                <VisibleProfile profile={preview.profile} />
              </article>
            </>
          ) : (
            <div className="panel stack">
              <p>
                <strong>この企業からは、あなたは見えません。</strong>
                検索にも件数にも出ません。この企業があなたのページを開こうとすると、存在しないページと同じ答えになります。
              </p>
              <ul className={styles.reasons}>
                {preview.reasons.map((reason) => (
                  <li key={reason}>{reasonText[reason]}</li>
                ))}
              </ul>
              <p>
                <Link to={href('/settings/privacy')}>公開の設定へ</Link>
              </p>
            </div>
          )}
        </section>
      )}
    </CandidatePage>
  )
}

/** Why a company does not see the candidate. */
const reasonText: Record<InvisibleReason, string> = {
  not_open: 'プロフィールを公開していません。',
  not_verified: 'メールアドレスの確認が済んでいません。',
  hand: 'あなたがこの企業をブロックしています。',
  employer: '職歴にある企業なので、自動でブロックしています。',
  rule: 'あなたのブロックの条件に当てはまります。',
  no_contract: 'この企業は、いま求職者をさがしていません。',
}

/** How much a company sees of the candidate. */
const revealText: Record<RevealLevel, string> = {
  anonymous:
    '名前・連絡先・生年月日・性別・くわしい住所・勤め先と学校の名前・いまの年収・「これから（your vision）」は見えません。文章の中の名前も伏せています。',
  career: '勤め先と学校の名前・いまの年収・「これから（your vision）」まで見えます。名前と連絡先は見えません。',
  name: '名前まで見えます。連絡先・生年月日・性別・くわしい住所は見えません。',
  contact: '名前と連絡先まで見えます。生年月日・性別・くわしい住所は見えません。',
}
