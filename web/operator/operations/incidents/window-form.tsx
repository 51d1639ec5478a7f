import { Form } from 'react-router'
import { fieldTime } from '#contract/platform/time/japan-time.ts'
import { Field } from '#web/platform/forms/field.tsx'

const HOUR = 3_600_000

type Props = { routes: string[]; asked: Record<string, string>; issues: { route?: string; from?: string; until?: string }; now: string }

/** Which route, from when until when. The choice lives in the address. */
export function WindowForm({ routes, asked, issues, now }: Props) {
  const at = Date.parse(now)
  return (
    <Form method="get" className="stack">
      <Field
        label="経路"
        hint="APIの呼び出しか、求職者のページ（page で始まるもの）。一部を打つと候補が出ます。"
        {...(issues.route && { error: issues.route })}
      >
        <input className="input" name="route" list="routes" required maxLength={200} autoComplete="off" defaultValue={asked.route} />
      </Field>
      <datalist id="routes">
        {routes.map((route) => (
          <option key={route} value={route}>
            {route}
          </option>
        ))}
      </datalist>
      <div className="queue-filters">
        <Field label="この時刻から" {...(issues.from && { error: issues.from })}>
          <input className="input" name="from" type="datetime-local" required defaultValue={asked.from ?? fieldTime(at - HOUR)} />
        </Field>
        <Field label="この時刻まで" {...(issues.until && { error: issues.until })}>
          <input className="input" name="until" type="datetime-local" required defaultValue={asked.until ?? fieldTime(at + 60_000)} />
        </Field>
        <button type="submit" className="button primary">
          調べる
        </button>
      </div>
    </Form>
  )
}
