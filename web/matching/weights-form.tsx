import { Form, useNavigation } from 'react-router'
import { matchRules } from '#contract/matching/match-rules.ts'
import type { MatchWeights } from '#contract/matching/matching.ts'
import { ruleLabels } from './rule-labels.ts'
import styles from './weights-form.module.css'

const choices = ['考慮しない', 'ふつう', '重視', '最重視']

/** The weight of each rule in おすすめ; one choice of four per rule. */
export function WeightsForm({ weights }: { weights: MatchWeights }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="stack">
      <div className={styles.rules}>
        {matchRules.map((rule) => (
          <fieldset key={rule} className={styles.rule}>
            <legend>{ruleLabels[rule]}</legend>
            <div className={styles.choices}>
              {choices.map((choice, weight) => (
                <label key={choice} className="check">
                  <input type="radio" name={rule} value={weight} defaultChecked={weights[rule] === weight} />
                  {choice}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p>
        <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
          保存する
        </button>
      </p>
    </Form>
  )
}
