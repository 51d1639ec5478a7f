import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { MembershipField } from './membership-field.tsx'

type Props = Omit<ComponentProps<typeof Form>, 'method' | 'hidden'> & {
  /** Which of the page's forms: its answer comes back to it. */
  of?: { name: string | undefined }
  hidden?: Record<string, string | number | null | undefined>
}

/** A form that is sent to its page, with what it sends beside its fields. */
export const PageForm = ({ of, hidden = {}, className = 'stack', children, ...rest }: Props) => (
  <Form method="post" className={className} {...rest}>
    {Object.entries({ ...(of?.name !== undefined && { form: of.name }), ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value ?? ''} />
    ))}
    <MembershipField />
    {children}
  </Form>
)
