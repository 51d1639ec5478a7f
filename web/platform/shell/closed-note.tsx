import type { Features } from '#contract/platform/site/features.ts'
import { useFeature } from './use-feature.ts'

type Props = { feature: keyof Features; what: string }

/** Says in place of a form that operators have switched off what it is for. */
export const ClosedNote = ({ feature, what }: Props) => (useFeature(feature) ? null : <p className="note warn">{what}は、いま受け付けていません。</p>)
