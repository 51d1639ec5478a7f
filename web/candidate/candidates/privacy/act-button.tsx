import { Form } from 'react-router'

type Props = { intent: string; fields: Record<string, string | number>; label: string; children: string }

/** One action on one thing: a form with one button, whose accessible name tells screen readers which thing. */
export const ActButton = ({ intent, fields, label, children }: Props) => (
  <Form method="post" action="/settings/privacy" preventScrollReset>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className="button small" name="intent" value={intent} aria-label={label}>
      {children}
    </button>
  </Form>
)
