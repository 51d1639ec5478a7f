import { Form } from 'react-router'
import { allWebhookEvents, webhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

export function EndpointForm({ result }: { result: FormResult | undefined }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const ticked = refused ? [refused.values.event_types ?? []].flat() : allWebhookEvents
  return (
    <Form method="post" className="panel stack">
      <h2>送り先を加える</h2>
      <Field label="URL" need="must" hint="https:// で始まる、インターネットから届くアドレスです。" error={issues.url}>
        <input className="input" type="url" name="url" maxLength={500} required defaultValue={textOf(refused?.values.url)} />
      </Field>
      <Field label="メモ" need="may" error={issues.description}>
        <input className="input" name="description" maxLength={100} defaultValue={textOf(refused?.values.description)} />
      </Field>
      <fieldset className="field">
        <legend>
          知らせるできごと<span className="must">必須</span>
        </legend>
        {allWebhookEvents.map((type) => (
          <label className="check" key={type}>
            <input type="checkbox" name="event_types" value={type} defaultChecked={(ticked as readonly unknown[]).includes(type)} />
            <span>
              {webhookEvents[type]} <code className="muted">{type}</code>
            </span>
          </label>
        ))}
        {issues.event_types && <FieldError>知らせるできごとを1つ以上選んでください。</FieldError>}
      </fieldset>
      <button type="submit" className="button primary" name="intent" value="create">
        送り先を加える
      </button>
    </Form>
  )
}
