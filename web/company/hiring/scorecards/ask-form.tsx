import type { ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'

type Props = { sheets: ScorecardSheet[]; members: { id: string; name: string }[]; result: FormResult | undefined }

/** Asks one colleague to fill a scorecard. Who is asked is chosen, and is notified by the press. */
export function AskForm({ sheets, members, result }: Props) {
  const of = usePageForm<{ kit_id: string; company_user_id: string }>('scorecards', {}, result)
  const kits = sheets.filter(({ is_kit_archived }) => !is_kit_archived).map(({ kit }) => [kit.id, kit.name] as const)
  if (kits.length === 0) return null
  return (
    <details open={of.refused !== undefined || undefined}>
      <summary>評価を依頼する</summary>
      <PageForm of={of} preventScrollReset>
        <div className="pair">
          <ChoiceField of={of} name="company_user_id" label="メンバー" names={members.map(({ id, name }) => [id, name] as const)} required />
          <ChoiceField of={of} name="kit_id" label="面接キット" names={kits} required />
        </div>
        <p className="hint">選んだメンバーに通知します。自分を選ぶと、通知せずに自分の作業に追加します。</p>
        <SubmitButton intent="ask_scorecard">依頼する</SubmitButton>
      </PageForm>
    </details>
  )
}
