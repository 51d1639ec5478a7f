import { useEffect, useRef, useState } from 'react'
import type { Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { meetingStart, meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { suggestedTimes } from '#contract/hiring/meetings/suggested-times.ts'
import { instantInZone, localInZone } from '#contract/platform/time/instant-in-zone.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

type Taken = { starts_at: string; minutes: number }[]
type Begun = { interviewer_ids: readonly (string | number)[]; minutes: string }
type Props = { interviewers: Interviewer[]; taken: Taken; begun: Begun /** Without scripts, where the form comes back. */; ticked: string[] }
type Typed = { ids: string[]; minutes: number; zone: string; slots: string[] }

const JAPAN = 'Asia/Tokyo'

/** Times of the next 14 days at which all chosen interviewers are free. A press enters one as a candidate's time, a second one takes it out; without scripts they are ticked. */
export function SuggestedTimes({ interviewers, taken, begun, ticked }: Props) {
  const isScripted = useScripted()
  const [ticks] = useState(() => ticked.filter((time) => !Number.isNaN(Date.parse(time))))
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>({ ids: begun.interviewer_ids.map(String), minutes: numberOf(begun.minutes) ?? 0, zone: JAPAN, slots: [] })
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setTyped(typedIn(form))
    // Where the scripts arrive after a form came back without them, what was ticked goes into the fields.
    for (const time of ticks) if (!isEnteredIn(typedIn(form), time)) enter(form, time, false)
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [ticks])
  const members = interviewers.filter(({ id }) => typed.ids.includes(id))
  const times = suggestedTimes(members, typed.minutes, taken)
  const textFor = (time: string) => meetingTime(new Date(time), { minutes: typed.minutes, time_zone: JAPAN })
  const isEntered = (time: string) => isEnteredIn(typed, time)
  const others = isScripted ? [] : ticks.filter((time) => !times.includes(time))
  const isFull = typed.slots.every((slot) => slot !== '')
  return (
    <div ref={box} className="stack">
      <p className="small" role={isScripted ? 'status' : undefined}>
        {sentenceOf(members.length, times.length, isScripted)}
      </p>
      {times.length > 0 && (
        <ul className="suggested-times" aria-label="全員が空いている日時">
          {times.map((time) => (
            <li key={time}>
              {isScripted ? (
                <button
                  type="button"
                  className="button small"
                  aria-pressed={isEntered(time)}
                  disabled={isFull && !isEntered(time)}
                  onClick={() => enter(box.current?.closest('form'), time, isEntered(time))}
                >
                  {textFor(time)}
                </button>
              ) : (
                <Tick time={time} text={textFor(time)} isTicked={ticks.includes(time)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="small">チェックした次の日時は、いまの条件では全員が空いている日時ではありません。</p>
          <ul className="suggested-times" aria-label="ほかにチェックした日時">
            {others.map((time) => (
              <li key={time}>
                <Tick time={time} text={meetingStart(new Date(time))} isTicked />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const Tick = ({ time, text, isTicked }: { time: string; text: string; isTicked: boolean }) => (
  <label className="check">
    <input type="checkbox" name="suggested" value={time} defaultChecked={isTicked} />
    {text}
  </label>
)

const sentenceOf = (members: number, times: number, isScripted: boolean) =>
  members === 0
    ? '面接担当を選ぶと、14日以内で全員が空いている日時を表示します。'
    : times === 0
      ? '14日以内に、全員が空いている日時はありません。面接担当か長さを変えるか、日時を入力してください。'
      : `14日以内で全員が空いている日時（${times}件）。${isScripted ? '押すと候補に入ります。' : 'チェックした日時を候補に追加します。'}`

const isEnteredIn = ({ slots, zone }: Typed, time: string) => slots.some((slot) => Date.parse(instantInZone(slot, zone)) === Date.parse(time))

const slotFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name="slots"]')]

function typedIn(form: HTMLFormElement): Typed {
  const values = new FormData(form)
  return {
    ids: values.getAll('interviewer_ids').map(textOf),
    minutes: numberOf(values.get('minutes')) ?? 0,
    zone: textOf(values.get('time_zone')) || JAPAN,
    slots: slotFields(form).map(({ value }) => value),
  }
}

/** Into the first empty field, or out of the one that holds it. The form hears of it as of what is typed. */
function enter(form: HTMLFormElement | null | undefined, time: string, isEntered: boolean) {
  if (!form) return
  const { zone } = typedIn(form)
  const local = localInZone(time, zone)
  const field = slotFields(form).find(({ value }) => value === (isEntered ? local : ''))
  if (!field) return
  field.value = isEntered ? '' : local
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without scripts: names the interviewers and the length first, and the page comes back with the times. */
export const AskForTimes = ({ page, hidden, interviewers, begun }: Omit<Props, 'taken' | 'ticked'> & { page: string; hidden: Record<string, string> }) => (
  <noscript>
    <form method="get" action={page} className="stack">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="field">
        <legend>空いている日時を調べる</legend>
        {interviewers.map(({ id, name }) => (
          <label key={id} className="check">
            <input type="checkbox" name="with" value={id} defaultChecked={begun.interviewer_ids.includes(id)} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
      <label className="lab">
        長さ（分）
        <input className="input" name="minutes" inputMode="numeric" defaultValue={begun.minutes} />
      </label>
      <button type="submit" className="button small">
        全員が空いている日時を表示
      </button>
    </form>
  </noscript>
)
