import { Link } from 'react-router'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import type { ListSteps } from './steps-in-list.ts'
import './list-steps-nav.css'

/** 前へ and 次へ in the list from which somebody came, with its conditions and its order. */
export function ListStepsNav({ steps }: { steps: ListSteps | null }) {
  if (!steps) return null
  const { list, at, total, before, after } = steps
  return (
    <nav className="list-steps" aria-label="一覧の前後">
      <Link className="small" to={list}>
        一覧へ
      </Link>
      {at !== null && (
        <span className="num small muted">
          {at.toLocaleString('ja-JP')} / {total.toLocaleString('ja-JP')}
        </span>
      )}
      {before && (
        <Link className="button small" to={before} rel="prev" data-key="k">
          <WorkIcon name="previous" />
          前へ
          <KeyHint of="k" />
        </Link>
      )}
      {after && (
        <Link className="button small" to={after} rel="next" data-key="j">
          次へ
          <KeyHint of="j" />
          <WorkIcon name="next" />
        </Link>
      )}
    </nav>
  )
}
