import { Link } from 'react-router'
import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import { pages } from '#contract/platform/pages.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { oneOutside } from './outside-path.ts'

const reasons = { address: 'メールアドレスが同じです', phone: '氏名と電話番号が同じです' }
const pathOf = ({ kind, id }: { kind: 'outside' | 'application'; id: string }) => (kind === 'outside' ? oneOutside(id) : pages.companyApplication(id))

/** Who may be the same person, and what was merged. */
export function SameAs({ candidate: { same_as, merged } }: { candidate: OutsideCandidate }) {
  if (merged)
    return (
      <section className="note stack" aria-label="統合">
        <p>
          <Link to={pathOf(merged)}>
            <bdi>{merged.name}</bdi>
          </Link>
          と統合されています（<bdi>{merged.by}</bdi>）。
        </p>
        {merged.undo_until && (
          <PageForm className="row">
            <SubmitButton intent="unmerge" look="small">
              統合を元に戻す（{longDateText(merged.undo_until)}まで）
            </SubmitButton>
          </PageForm>
        )}
      </section>
    )
  if (same_as.length === 0) return null
  return (
    <section className="note stack" aria-labelledby="same-as">
      <h2 id="same-as">同じ人かもしれません</h2>
      <p className="small">
        統合しても、同意はそれぞれのままです。電話番号と履歴書は、統合したすべての登録で本人が同意しているときだけ表示されます。30日以内なら元に戻せます。
      </p>
      {same_as.map((twin) => (
        <PageForm key={twin.id} className="row" hidden={{ kind: twin.kind, with_id: twin.id }}>
          <span>
            <Link to={pathOf(twin)}>
              <bdi>{twin.name}</bdi>
            </Link>
            （{twin.kind === 'outside' ? '社外' : '応募'}・{reasons[twin.why]}）
          </span>
          <SubmitButton intent="merge" look="small" aria-label={`${isolated(twin.name)}に統合`}>
            統合
          </SubmitButton>
        </PageForm>
      ))}
    </section>
  )
}
