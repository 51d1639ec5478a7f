import { href, Link } from 'react-router'
import type { MatchWhatIf } from '#contract/matching/matching.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { ruleLabels } from './rule-labels.ts'

type Change = MatchWhatIf['what_if'][number]

/** How many jobs differ in nothing, and how many each wish excludes. */
export function WhatIf({ counts: { total, what_if }, remote }: { counts: MatchWhatIf; remote: Lookups['remote'] }) {
  const words = ({ rule, value }: Change) => {
    if (value === null) return `${ruleLabels[rule]}の希望を外すと`
    if (rule === 'min_salary') return `年収の希望を${value.toLocaleString('ja-JP')}万円にすると`
    return `${ruleLabels[rule]}の希望を「${remote.find(({ id }) => id === value)?.name}」にすると`
  }
  return (
    <div className="panel stack">
      <p>
        合わないところがひとつもない求人は、<b>{total.toLocaleString('ja-JP')}件</b>です。
      </p>
      {what_if.length > 0 && (
        <ul className="what-if">
          {what_if.map((change) => (
            <li key={`${change.rule} ${change.value}`}>
              {words(change)} <b>+{change.more.toLocaleString('ja-JP')}件</b>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">書かれていないこと（不明）は、合わないに数えません。応募した求人、気になる求人、興味なしの求人は除いています。</p>
      <p>
        <Link to={href('/profile/wishes')}>希望を変える</Link>
      </p>
    </div>
  )
}
