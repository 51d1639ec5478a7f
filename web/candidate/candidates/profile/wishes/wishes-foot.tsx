import { Link, useNavigation } from 'react-router'
import type { WishCounts } from '#contract/matching/matching.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { ruleLabels } from '#web/matching/rule-labels.ts'
import { isWidening } from './widen.ts'

type Props = { counts: WishCounts; remote: readonly Lookup[]; back: string | undefined; isLast: boolean }

const SHOWN = 3

/** How many jobs fit so far, and the way on. Where none does, what widening a wish brings. */
export function WishesFoot({ counts: { total, what_if }, remote, back, isLast }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const ways = total > 0 ? [] : what_if.filter(({ rule }) => isWidening(rule)).slice(0, SHOWN)
  const words = ({ rule, value }: WishCounts['what_if'][number]) => {
    if (value === null) return `${ruleLabels[rule]}の希望を外すと`
    return rule === 'min_salary' ? `年収を${value.toLocaleString('ja-JP')}万円にすると` : `リモートを「${remote.find(({ id }) => id === value)?.name}」にすると`
  }
  return (
    <div className="ask-foot">
      <div>
        {ways.length > 0 && (
          <div className="ask-ways">
            {ways.map((way) => (
              <button key={`${way.rule} ${way.value}`} type="submit" name="intent" value={`widen:${way.rule}:${way.value ?? ''}`} className="button small">
                {words(way)} +{way.more.toLocaleString('ja-JP')}件
              </button>
            ))}
          </div>
        )}
        <p className="ask-count" aria-live="polite" aria-atomic="true">
          <span>合う求人</span>{' '}
          <b>
            {total.toLocaleString('ja-JP')}
            <small>件</small>
          </b>
        </p>
        {back && (
          <Link className="button" to={back}>
            戻る
          </Link>
        )}
        <button type="submit" name="intent" value="next" className="button primary" aria-disabled={isBusy || undefined}>
          {isLast ? '完了する' : '次へ'}
        </button>
      </div>
    </div>
  )
}
