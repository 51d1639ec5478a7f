import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldTime, instantOfField } from '#contract/platform/time/japan-time.ts'
import { laterTimes, shortMoment } from '#web/conversations/later/later-times.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import './send-or-schedule.css'

type SendOrScheduleProps = { now: Date; deadline: string | null; answer: FormResult | undefined }

/** The last button of the composer: sends, or schedules for the chosen time. Without scripts each time is a button that schedules. */
export function SendOrSchedule({ now, deadline, answer }: SendOrScheduleProps) {
  const isScripted = useScripted()
  const last = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const [known, setKnown] = useState(answer)
  if (answer !== known) {
    setKnown(answer)
    if (answer?.saved && answer.form === 'message') setAt(null)
  }
  const isLate = (moment: string) => deadline !== null && Date.parse(moment) > Date.parse(deadline)
  const choose = (moment: string) => {
    setAt(moment)
    // The menu goes with the choice; what is next is to schedule.
    last.current?.focus()
  }
  const unchoose = () => {
    // The button goes; the menu that comes back has the focus.
    flushSync(() => setAt(null))
    menu.current?.querySelector('summary')?.focus()
  }
  const issue = answer?.saved === false && answer.form === 'message' ? answer.refusal.issues.send_at : undefined
  return (
    <div className="send-acts">
      {at !== null && isLate(at) && <output className="small late">期限を過ぎます</output>}
      {at === null ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and leaving it close what it opened
        <details ref={menu} className="later-menu" onBlur={closeOnLeaving} onKeyDown={closeOnEscape} open={issue !== undefined || undefined}>
          <summary className="button bare small">
            <Icon name="clock" />
            予約送信
          </summary>
          <div className="later-list">
            <TypedTime now={now} issue={issue} isScripted={isScripted} onChoose={choose} />
            {laterTimes(now, 'company').map(({ at: moment, label }) => (
              <button
                key={moment}
                type={isScripted ? 'button' : 'submit'}
                name={isScripted ? undefined : 'intent'}
                value={`schedule ${moment}`}
                className="button bare"
                onClick={() => isScripted && choose(moment)}
              >
                {shortMoment(moment, now)}
                <small className={isLate(moment) ? 'late' : ''}>{isLate(moment) ? '期限を過ぎます' : label}</small>
              </button>
            ))}
          </div>
        </details>
      ) : (
        <button type="button" className="later-chip" onClick={unchoose} aria-label={`${shortMoment(at, now)}の予約を取り消す`}>
          <Icon name="clock" />
          {shortMoment(at, now)}
          <Icon name="close" />
        </button>
      )}
      <button ref={last} className="button primary small send" {...(at !== null && { name: 'intent', value: `schedule ${at}` })}>
        <Icon name="send" />
        <span>{at === null ? '送信する' : '予約する'}</span>
        {isScripted && <kbd aria-hidden="true">{hint()}</kbd>}
      </button>
    </div>
  )
}

const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

const hint = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘↵' : 'Ctrl ↵')

type TypedTimeProps = { now: Date; issue: string | undefined; isScripted: boolean; onChoose: (at: string) => void }

/** A day and a time of one's own. It stands first: without scripts Enter in it presses its button. */
function TypedTime({ now, issue, isScripted, onChoose }: TypedTimeProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(issue)
  const choose = () => {
    const typed = field.current?.value
    if (typed && Date.parse(instantOfField(typed)) > Date.now()) onChoose(instantOfField(typed))
    else setProblem('これからの日時を入力してください。')
  }
  return (
    <div className="typed-time">
      <label className="lab">
        送信する日時（日本時間）
        <input
          ref={field}
          className="input"
          type="datetime-local"
          name="send_at"
          min={fieldTime(now)}
          aria-describedby={problem ? 'send-at-error' : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isScripted) return
            event.preventDefault()
            choose()
          }}
        />
      </label>
      {problem && <FieldError id="send-at-error">{problem}</FieldError>}
      <button
        type={isScripted ? 'button' : 'submit'}
        name={isScripted ? undefined : 'intent'}
        value="schedule"
        className="button small"
        onClick={() => isScripted && choose()}
      >
        この日時に予約
      </button>
    </div>
  )
}
