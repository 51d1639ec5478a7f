import type { ChosenPerson } from './together-page.tsx'

type PersonFieldsProps = { of: ChosenPerson; at: number }

/** Of whom one of several forms on a page speaks. */
export const PersonFields = ({ of: { id, candidate, client_id, step, job }, at }: PersonFieldsProps) =>
  Object.entries({ id, candidate_id: candidate.id, client_id, step, label: candidate.name, job: job?.position_title ?? '' }).map(([field, value]) => (
    <input key={field} type="hidden" name={`people[${at}].${field}`} value={value} />
  ))
