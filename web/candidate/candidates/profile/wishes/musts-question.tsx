import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { ruleLabels } from '#web/matching/rule-labels.ts'
import { MOST_MUSTS } from './questions.ts'
import { Pick } from './pick.tsx'
import type { LoadedWishes } from './load-wishes.ts'

/** Up to three of the wishes that weigh most in おすすめ. */
export function MustsQuestion({ musts, error }: LoadedWishes & { error: string | undefined }) {
  const [isFull, setFull] = useState(false)
  const onChange = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    const isTooMany = currentTarget.querySelectorAll(':checked').length > MOST_MUSTS
    if (isTooMany && target instanceof HTMLInputElement) target.checked = false
    setFull(isTooMany)
  }
  if (musts.length === 0)
    return (
      <p>
        まだ希望がありません。<Link to={`${href('/profile/wishes')}?q=1`}>1つめの質問に戻る</Link>
      </p>
    )
  return (
    <>
      {/* Hears of its boxes, which are the controls. */}
      <div className="picks" onChange={onChange}>
        {musts.map(({ rule, words, isMust }) => (
          <Pick key={rule} type="checkbox" name="musts" value={rule} defaultChecked={isMust}>
            {ruleLabels[rule]}
            <small>{words}</small>
          </Pick>
        ))}
      </div>
      <div aria-live="polite">{(error ?? isFull) && <FieldError>{error ?? `${MOST_MUSTS}つまで選べます。1つ外してから選んでください。`}</FieldError>}</div>
      <p className="why">
        選んだものは、おすすめの順に最も強く影響します。ほかの希望の優先度は<Link to={href('/profile/matching')}>おすすめの優先度</Link>で選べます。
      </p>
    </>
  )
}
