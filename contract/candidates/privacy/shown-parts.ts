import { z } from 'zod'

/** A part of somebody that one company is shown. `attached_files`: the PDFs of their applications to it. */
export const RevealPart = z.enum(['profile', 'name', 'career', 'resume', 'job_history_pdf', 'attached_files', 'contact'])
export type RevealPart = z.infer<typeof RevealPart>

/** What is chosen with an application: each part on or off, and at most one 職務経歴書. The contact is shown after the company's first answer. */
const fields = {
  profile: z.boolean(),
  name: z.boolean(),
  career: z.boolean(),
  document: z.enum(['none', 'resume', 'job_history_pdf']),
  contact: z.boolean(),
}
export const ShownChoice = z.strictObject(fields)
export type ShownChoice = z.infer<typeof ShownChoice>

export const defaultChoice: ShownChoice = { profile: true, name: true, career: true, document: 'resume', contact: false }

/** What needs something else is not shown without it: the career is part of the profile, and a phone number comes with the name. */
export function settledChoice({ profile, name, career, document, contact }: ShownChoice): ShownChoice {
  return { profile, name, career: career && profile, document, contact: contact && profile && name }
}

/** What is shown at once; the contact waits for the first answer. */
export const partsOfChoice = ({ profile, name, career, document }: ShownChoice): RevealPart[] => [
  ...(profile ? ['profile' as const] : []),
  ...(name ? ['name' as const] : []),
  ...(career ? ['career' as const] : []),
  ...(document === 'none' ? [] : [document]),
]
