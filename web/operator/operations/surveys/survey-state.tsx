import type { OperatorSurvey } from '#contract/operations/lookups/operator-surveys.ts'
import '#web/ui/styles/label.css'

const states: Record<OperatorSurvey['state'], { name: string; label: string }> = {
  scheduled: { name: '予約', label: 'label' },
  open: { name: '受付中', label: 'label green' },
  closed: { name: '終了', label: 'label' },
}

export const SurveyState = ({ state }: Pick<OperatorSurvey, 'state'>) => <span className={states[state].label}>{states[state].name}</span>
