import { useEffect, useRef, type PointerEvent, useState } from 'react'
import { Form } from 'react-router'
import { FullJobCard } from '#web/jobs/full-card/full-job-card.tsx'
import type { FullJobCardData } from '#web/jobs/full-card/full-job-card-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { IntuitionEnd } from './intuition-end.tsx'
import { useJudging } from './use-judging.ts'
import './intuition.css'

type Undo = { judgement: 'like' | 'pass'; company_id: number; job_id: number } | null

/** The candidate judges job by job, 気になる or 興味なし: by dragging the card, by the arrow keys, by the buttons, and without scripts by a form. */
export function IntuitionStack({ cards, undo: undoable }: { cards: FullJobCardData[]; undo: Undo }) {
  const { card, at, last, judge, undo, finish } = useJudging(cards)
  const { x, towards, handlers } = useSwipe((to) => judge(to === 'right' ? 'like' : 'pass'))
  const isScripted = useScripted()
  useArrows({ ArrowRight: () => judge('like'), ArrowLeft: () => judge('pass'), Backspace: undo })
  if (!card) return <IntuitionEnd />
  const { job, company } = card
  const liked = company.is_unclaimed ? '保存' : '気になる'
  const back = isScripted ? (last ? { judgement: last, company_id: company.id, job_id: job.id } : null) : undoable

  return (
    <div className="wrap intuition stack">
      <h1>直感でお気に入り</h1>
      <p className="small muted">
        {at + 1} / {cards.length}件　おすすめ順に出しています。まだ応募にはなりません。「気になる」は会社に人数が伝わり、「ひとつ戻る」で取り消せます。
      </p>
      <output className="vh">
        {last === 'like' && '「気になる」か保存にしました。'}
        {last === 'pass' && '興味なしにしました。'}
        {at > 0 && (
          <>
            次は、<bdi>{job.position_title}</bdi>。
          </>
        )}
      </output>
      <div className={`swiped ${towards ?? ''}`} style={{ '--x': `${x}px` } as React.CSSProperties} {...handlers}>
        <p className="verdict" aria-hidden="true">
          {towards === 'right' && liked}
          {towards === 'left' && '興味なし'}
        </p>
        <div className="full-jobs">
          <FullJobCard card={card} />
        </div>
      </div>
      <Form method="post" className="judging" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="company_id" value={company.id} />
        <input type="hidden" name="job_id" value={job.id} />
        {!isScripted && <input type="hidden" name="whole" value="1" />}
        <button type="submit" name="judgement" value="pass" className="button" onClick={() => judge('pass')}>
          <Icon name="close" />
          興味なし
        </button>
        <button type="submit" name="judgement" value="like" className="button primary" onClick={() => judge('like')}>
          <Icon name={company.is_unclaimed ? 'bookmark' : 'heart'} />
          {liked}
        </button>
      </Form>
      <Form method="post" className="row between" onSubmit={(event) => event.preventDefault()}>
        {back && (
          <>
            <input type="hidden" name="company_id" value={back.company_id} />
            <input type="hidden" name="job_id" value={back.job_id} />
            {!isScripted && <input type="hidden" name="whole" value="1" />}
            <button type="submit" name="judgement" value={`undo_${back.judgement}`} className="button bare small" onClick={undo}>
              <Icon name="back" />
              ひとつ戻る
            </button>
          </>
        )}
        <button type="submit" name="intent" value="finish" className="button bare small" onClick={finish}>
          ここまでにする
        </button>
      </Form>
      {isScripted && <p className="small muted keys">キーボードでも選べます。← 興味なし　→ 気になる　Backspace ひとつ戻る</p>}
    </div>
  )
}

function useArrows(acts: Record<string, () => void>) {
  const now = useRef(acts)
  useEffect(() => {
    now.current = acts
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
      if ((event.target as Element).closest('input, select, textarea, [role="menu"], dialog')) return
      const act = now.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** How far the candidate has to drag a card, in pixels. */
const ENOUGH = 96

const SLACK = 8

/** Drags a card aside with a finger or the mouse. Links and text in it work as usual until it moves. */
function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  const [x, setX] = useState(0)
  const end = () => {
    start.current = null
    setX(0)
  }
  return {
    x,
    /** The choice that the card would make if the candidate let go now. */
    towards: Math.abs(x) < ENOUGH ? null : x > 0 ? ('right' as const) : ('left' as const),
    handlers: {
      onPointerDown: ({ clientX, clientY, pointerId, pointerType, button, target }: PointerEvent<HTMLElement>) => {
        // The browser drags a link itself with the mouse; a finger may begin anywhere on the card.
        if (button === 0 && !(pointerType === 'mouse' && (target as Element).closest('a, button'))) start.current = { x: clientX, y: clientY, id: pointerId }
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (start.current?.id !== pointerId) return
        const moved = clientX - start.current.x
        if (Math.abs(moved) < SLACK && x === 0) return
        if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId)
        setX(moved)
      },
      onPointerUp: () => {
        const went = Math.abs(x) < ENOUGH ? null : x > 0 ? 'right' : 'left'
        end()
        if (went) onSwipe(went)
      },
      onPointerCancel: end,
    },
  }
}
