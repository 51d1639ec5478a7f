import { useEffect, useRef, useState } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { LoadedWishes } from '../load-wishes.ts'
import { payBands, showsSpread, sumOf } from './pay-bands.ts'
import './pay-question.css'

const [LOW, HIGH, STEP] = [200, 1600, 50]
const [WIDTH, HEIGHT] = [560, 160]
/** The least pay: on a slider over what the fitting jobs pay, typed, or one of four amounts. */
export function PayQuestion({ advanced, counts, market, presets, error }: LoadedWishes & { error: string | undefined }) {
  const [text, setText] = useState(String(advanced.user_desired_min_salary ?? ''))
  const field = useRef<HTMLInputElement>(null)
  const told = useRef(text)
  const isScripted = useScripted()
  useEffect(() => {
    if (told.current === text) return
    told.current = text
    // For the form around, which saves by itself.
    field.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [text])
  const amount = Number(text.normalize('NFKC').replaceAll(/[,\s]|万円?/g, '')) || 0
  const fitting = sumOf(counts.salary_histogram)
  const isOfFitting = showsSpread(counts.salary_histogram)
  const drawn = isOfFitting ? counts.salary_histogram : market
  const bands = payBands(drawn, LOW, HIGH)
  const highest = Math.max(1, ...bands.map(({ count }) => count))
  const all = sumOf(drawn).toLocaleString('ja-JP')
  const width = WIDTH / bands.length
  return (
    <>
      <p className="why">
        {isOfFitting
          ? `ほかの希望に合い、年収が書かれている求人${all}件の分布です。`
          : `ほかの希望に合い、年収が書かれている求人は${fitting}件です。分布は、公開中の求人${all}件のものです。`}
        求人の上限で判定します。
      </p>
      <div className="panel pay-panel">
        <p className="pay-now">
          <input
            ref={field}
            className="input"
            name="user_desired_min_salary"
            value={text}
            onChange={({ target }) => setText(target.value)}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            aria-label="希望年収の下限（万円）"
            aria-invalid={error ? true : undefined}
          />
          <span>万円以上</span>
        </p>
        {error && <FieldError>{error}</FieldError>}
        <div className="pay-chart">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from the current counts: there is no file for an img */}
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`年収の分布。${bands.map(({ label, count }) => `${label} ${count}件`).join('、')}`}>
            {bands.map(({ from, count }, at) => {
              const tall = count && Math.max(3, (count / highest) * HEIGHT)
              return (
                <rect
                  key={from}
                  className={from + 100 > amount ? 'in' : undefined}
                  x={at * width + 1}
                  y={HEIGHT - tall}
                  width={width - 2}
                  height={tall}
                  rx="2"
                />
              )
            })}
          </svg>
          {isScripted && (
            <input
              className="pay-range"
              type="range"
              min={LOW}
              max={HIGH}
              step={STEP}
              value={Math.min(HIGH, Math.max(LOW, amount))}
              onChange={({ target }) => setText(target.value)}
              aria-label="希望年収の下限"
              aria-valuetext={amount ? `${amount}万円以上` : '決めていない'}
            />
          )}
          <p className="pay-ends" aria-hidden="true">
            <span>{LOW}万円</span>
            <span>{HIGH.toLocaleString('ja-JP')}万円</span>
          </p>
        </div>
      </div>
      <div className="picks">
        {presets.map(({ value, label }) => (
          <button
            key={label}
            type="submit"
            name="preset"
            value={value ?? ''}
            className="pick"
            aria-pressed={amount === (value ?? 0)}
            onClick={(event) => {
              event.preventDefault()
              setText(String(value ?? ''))
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="note green">希望年収は企業に見えません。これ未満の求人は「合わない」と表示します。</p>
    </>
  )
}
