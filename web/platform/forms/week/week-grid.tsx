import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Carrier } from './carrier.tsx'
import { type Span, weekdays } from './week-fields.ts'
import { hourState, isSameWeek, slotsOf, spansOfSlots, withHour } from './week-slots.ts'

const ALL = Array.from({ length: 24 }, (_, hour) => hour)
const MORNING = 6

type Props = {
  saved: Span[]
  /** What it asks, and what an hour is called that is free, partly free or not, and a week without any. */
  words: { legend: string; free: string; partly: string; none: string; empty: string }
  presets: readonly { key: string; name: string; spans: Span[] }[]
  need?: 'may'
  /** The class of the buttons that put in a whole week. */
  pick: string
}

/** The week as hours that one paints: with a pointer, or with arrows and the space bar. */
export function WeekGrid({ saved, words, presets, need, pick }: Props) {
  const [spans, setSpans] = useState<Span[]>(saved)
  const [hasNight, setNight] = useState(saved.some(({ from_minute }) => from_minute < MORNING * 60))
  const [at, setAt] = useState({ weekday: 1, hour: 9 })
  const grid = useRef<HTMLTableElement>(null)
  /** Whether the stroke that goes on frees hours or takes them away. */
  const stroke = useRef<boolean>(undefined)
  const slots = slotsOf(spans)
  const hours = hasNight ? ALL : ALL.slice(MORNING)

  const paint = (weekday: number, hour: number, isFree: boolean) => setSpans((now) => spansOfSlots(withHour(slotsOf(now), weekday, hour, isFree)))
  const cellAt = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hour]')
  const begin = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event)
    if (!cell || event.button > 0) return
    const [weekday, hour] = [Number(cell.dataset.day), Number(cell.dataset.hour)]
    stroke.current = hourState(slots, weekday, hour) !== 'free'
    setAt({ weekday, hour })
    paint(weekday, hour, stroke.current)
  }
  const goOn = (event: PointerEvent<HTMLElement>) => {
    const cell = stroke.current !== undefined && cellAt(event)
    if (cell) paint(Number(cell.dataset.day), Number(cell.dataset.hour), stroke.current ?? true)
  }
  const end = () => {
    stroke.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { weekday, hour } = at
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return paint(weekday, hour, hourState(slots, weekday, hour) !== 'free')
    }
    const place = weekdays.findIndex((day) => day.weekday === weekday)
    const moves: Record<string, [day: number, hour: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const next = {
      weekday: weekdays[Math.min(6, Math.max(0, place + move[0]))]!.weekday,
      hour: Math.min(23, Math.max(hours[0] ?? 0, hour + move[1])),
    }
    // With the shift key the arrows paint as they go.
    if (event.shiftKey) paint(next.weekday, next.hour, hourState(slots, weekday, hour) === 'free')
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.weekday}"][data-hour="${next.hour}"]`)?.focus()
  }
  return (
    <fieldset className="field week-field">
      <legend>
        {words.legend}
        {need && <span className={need}>任意</span>}
      </legend>
      <p className="hint" id="week-hint">
        なぞって塗ります。キーボードでは、矢印で動き、スペースで塗り、Shiftと矢印で続けて塗ります。
      </p>
      <Carrier name="week" value={spans} onPut={setSpans} />
      <div className="picks">
        {presets.map(({ key, name, spans: week }) => (
          <button key={key} type="button" className={pick} aria-pressed={isSameWeek(spans, week)} onClick={() => setSpans(week)}>
            {name}
          </button>
        ))}
        <button type="button" className={pick} aria-pressed={spans.length === 0} onClick={() => setSpans([])}>
          {words.empty}
        </button>
      </div>
      <table
        className="week-grid"
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells chosen with arrow keys: no native element is a grid
        role="grid"
        aria-label={words.legend}
        aria-describedby="week-hint"
        onPointerDown={begin}
        onPointerMove={goOn}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">時刻</span>
            </th>
            {weekdays.map(({ weekday, name }) => (
              <th key={weekday} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}時</th>
              {weekdays.map(({ weekday, name }) => {
                const state = hourState(slots, weekday, hour)
                return (
                  <td
                    key={weekday}
                    className={state}
                    data-day={weekday}
                    data-hour={hour}
                    tabIndex={at.weekday === weekday && at.hour === hour ? 0 : -1}
                    aria-selected={state !== 'none'}
                    aria-label={`${name}曜 ${hour}時 ${words[state]}`}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasNight && (
        <button type="button" className="button small" onClick={() => setNight(true)}>
          0時から6時も表示
        </button>
      )}
    </fieldset>
  )
}
