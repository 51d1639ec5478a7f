import { type RefObject, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { SHORTEST_REASON } from '#contract/hiring/scouts/scout-limits.ts'
import type { IntegrityParts, ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { api } from '#web/platform/api/api.ts'
import { scoutOfForm } from './scout-of-form.ts'

type JudgementProps = { form: RefObject<HTMLFormElement | null>; candidate_id: string }

const points: { part: keyof IntegrityParts; name: string; most: number }[] = [
  { part: 'passage', name: '引いたところ', most: 50 },
  { part: 'own', name: '独自性', most: 25 },
  { part: 'length', name: '長さ', most: 10 },
  { part: 'band', name: '年収の幅', most: 10 },
  { part: 'job', name: '求人', most: 5 },
]

/** Shows the recruiter while they write how much this scout is about the candidate, as the candidate will see it. */
export function Judgement({ form, candidate_id }: JudgementProps) {
  const judgement = useJudgement(form, candidate_id)
  const taken = judgement?.references.filter(({ text }) => text) ?? []
  return (
    <section className="panel judgement" aria-live="polite" aria-label="誠実度と似かた">
      {judgement ? (
        <>
          <dl>
            <div>
              <dt>誠実度</dt>
              <dd>
                {judgement.integrity}
                <small> / 100</small>
              </dd>
            </div>
            <div>
              <dt>これまでのスカウトとの似かた</dt>
              <dd>{judgement.likeness}%</dd>
            </div>
          </dl>
          <p className="small">
            {points.map(({ part, name, most }) => `${name} ${judgement.parts[part]}/${most}`).join('・')}
            {!judgement.has_passage && '（引いたところがないため、35点まで）'}
          </p>
          {judgement.is_too_alike && (
            <p className="note warn">最近送ったスカウトに似すぎているため、このままでは送れません。この方だけの理由に書きなおしてください。</p>
          )}
          {taken.length > 0 ? (
            <ul>
              {taken.map(({ part, text }) => (
                <li key={part}>
                  <b>{partLabel(part)}</b>「{text}」
                </li>
              ))}
            </ul>
          ) : (
            <p className="note warn">
              選んだところの文章が、理由にまだ出てきません。このままでは送れません。一文を引くか、その内容に触れてください。職種やスキルの名前だけでは足りません。
            </p>
          )}
        </>
      ) : (
        <p className="hint">読んだところを選び、理由を書くと、相手に見える誠実度をここに示します。</p>
      )}
      <p className="small">
        <Link to={`${href('/about/metrics')}#scouts`}>算出方法</Link>
      </p>
    </section>
  )
}

const PAUSE = 600

/** What sending would find, checked whenever the recruiter pauses; nothing until there is enough to judge. */
function useJudgement(form: JudgementProps['form'], candidate_id: string) {
  const [judgement, setJudgement] = useState<ScoutJudgement>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = async () => {
      const scout = scoutOfForm(valuesOf(element), candidate_id)
      if (scout.reason.length < SHORTEST_REASON || scout.references.length === 0) return setJudgement(undefined)
      // Assumes the best for empty fields: only the reason is judged while the recruiter types.
      const min_salary = scout.min_salary || 500
      const complete = { ...scout, min_salary, max_salary: scout.max_salary || min_salary, meeting_type: scout.meeting_type || ('mendan' as const) }
      asking = new AbortController()
      try {
        setJudgement(await (await api()).company_users.scouts.preview(complete, { signal: asking.signal, context: { silent: true } }))
      } catch {
        // The API reports malformed values when the recruiter sends.
        setJudgement(undefined)
      }
    }
    const later = () => {
      clearTimeout(timer)
      asking.abort()
      timer = setTimeout(() => void ask(), PAUSE)
    }
    later()
    for (const event of ['input', 'change']) element.addEventListener(event, later)
    return () => {
      clearTimeout(timer)
      asking.abort()
      for (const event of ['input', 'change']) element.removeEventListener(event, later)
    }
  }, [form, candidate_id])
  return judgement
}

function valuesOf(form: HTMLFormElement) {
  const fields = new FormData(form)
  return { ...Object.fromEntries(fields), references: fields.getAll('references') }
}
