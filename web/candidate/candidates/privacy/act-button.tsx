import { Form } from 'react-router'

type Props = { intent: string; fields: Record<string, string | number>; label: string; children: string }

/** One act on one thing: a form of one button, with a name of its own for those who hear the page. */
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
