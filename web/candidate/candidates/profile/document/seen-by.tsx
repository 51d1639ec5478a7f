import { href, Link } from 'react-router'
import type { CompanyListed, InvisibleReason } from '#contract/candidates/privacy/privacy.ts'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import { CompanyFinder, type FoundCompanies } from '../../privacy/company-finder.tsx'

const PATH = href('/profile')

type Props = { seenBy: { company: CompanyListed; reasons: InvisibleReason[]; reveal: RevealLevel | null } | null; found: FoundCompanies | null }

/** One company in the place of the levels: what it sees, or why it sees nothing. */
export function SeenBy({ seenBy, found }: Props) {
  return (
    <>
      {found && <CompanyFinder found={found}>{(company) => <Link to={`${PATH}?company_id=${company.id}`}>見え方を確認</Link>}</CompanyFinder>}
      {seenBy && (
        <section className="panel stack" aria-labelledby="seen-by">
          <h2 id="seen-by">
            <bdi>{seenBy.company.name}</bdi>から見たあなた
          </h2>
          {seenBy.reveal ? (
            <p>{revealText[seenBy.reveal]}</p>
          ) : (
            <>
              <p>
                <strong>この企業からは、あなたは見えません。</strong>
                検索にも件数にも出ません。この企業があなたのページを開こうとすると、「ページが見つかりません」と表示されます。
              </p>
              <ul>
                {seenBy.reasons.map((reason) => (
                  <li key={reason}>{reasonText[reason]}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <p className="over">
        企業に見せるときと同じしくみで表示しています。企業には知らされません。 <Link to={PATH}>段階ごとの見え方に戻る</Link>
      </p>
    </>
  )
}

/** Why a company does not see the candidate. */
const reasonText: Record<InvisibleReason, string> = {
  not_open: 'プロフィールを公開していません。',
  not_verified: 'メールアドレスの確認が済んでいません。',
  hand: 'あなたがこの企業をブロックしています。',
  employer: '職歴にある企業なので、自動でブロックしています。',
  rule: 'あなたのブロックの条件に当てはまります。',
  no_contract: 'この企業は、いま求職者を検索していません。',
}

/** How much a company sees of the candidate. */
const revealText: Record<RevealLevel, string> = {
  anonymous: '名前・連絡先・勤め先と学校の名前・いまの年収・「これから（your vision）」は見えません。文章の中の名前も伏せています。',
  career: '勤め先と学校の名前・いまの年収・「これから（your vision）」まで見えます。名前と連絡先は見えません。',
  name: '名前まで見えます。連絡先は見えません。',
  contact: '名前と連絡先まで見えます。',
}
