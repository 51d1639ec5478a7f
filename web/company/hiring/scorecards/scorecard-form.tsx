import { gradeNames, NOT_VERIFIED, recommendationNames } from '#contract/hiring/scorecards/grades.ts'
import type { ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { criteriaOf, scorecardOfForm, scoreFor } from './scorecard-of-form.ts'

const grades = [...gradeNames.map(([grade, label]) => ({ value: String(grade), label })), { value: '', label: NOT_VERIFIED }]
const recommendations = recommendationNames.map(([grade, label]) => ({ value: String(grade), label }))

type Props = { sheet: ScorecardSheet; candidateKey: string; result: FormResult | undefined }

/** One's own scorecard: each criterion on the scale, and the whole. A draft is for oneself; once submitted it is corrected. */
export function ScorecardForm({ sheet, candidateKey, result }: Props) {
  const { kit, own } = sheet
  const of = usePageForm<{ recommendation: string; comment: string }>('scorecard', { comment: own?.comment }, result)
  const { form, ...kept } = useSavedInput(`scorecard-${candidateKey}-${kit.id}`, of.answer)
  const typed = of.refused ? scorecardOfForm(of.refused.values) : own
  return (
    <PageForm of={of} ref={form} noValidate className="stack scorecard-form" preventScrollReset>
      {of.issues.scores && <FieldError>{of.issues.scores}</FieldError>}
      {criteriaOf(sheet).map(({ criterion, looks_for, isOld }, at) => {
        const given = scoreFor(typed?.scores, criterion)
        return (
          <div className="panel stack" key={criterion}>
            <input type="hidden" name={`scores[${at}].criterion`} value={criterion} />
            <ChoicesField
              legend={<bdi>{criterion}</bdi>}
              hint={isOld ? '面接キットの変更前の項目です。' : looks_for}
              type="radio"
              name={`scores[${at}].score`}
              options={grades}
              chosen={String(given?.score ?? '')}
              look="grade-choices"
            />
            <textarea
              className="input"
              name={`scores[${at}].note`}
              aria-label={`${isolated(criterion)}のメモ`}
              placeholder="根拠になった発言や事実"
              rows={2}
              maxLength={1000}
              defaultValue={given?.note}
            />
            {of.issues[`scores.${at}.note`] && <FieldError>{of.issues[`scores.${at}.note`]}</FieldError>}
          </div>
        )
      })}
      <div className="panel stack">
        <ChoicesField
          {...of.choices('recommendation', own?.recommendation ? [own.recommendation] : [])}
          type="radio"
          legend="総合評価"
          need="must"
          options={recommendations}
          look="grade-choices"
        />
        <TextField of={of} name="comment" label="コメント" need="may" rows={5} maxLength={4000} />
      </div>
      <SavedInputNote kept={kept} />
      <div className="row">
        <SubmitButton look="primary" intent="submit">
          {own?.submitted_at ? '訂正して提出' : '提出'}
        </SubmitButton>
        {!own?.submitted_at && <SubmitButton intent="draft">下書きを保存</SubmitButton>}
      </div>
    </PageForm>
  )
}
