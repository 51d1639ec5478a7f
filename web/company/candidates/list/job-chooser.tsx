import { Form, useSubmit } from 'react-router'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { LoadedPeople } from '../load/load-candidates.ts'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'

/** Beside which job everybody is laid; remembered for the member. It is saved as soon as it is chosen. */
export function JobChooser({ jobs, job_id }: Pick<LoadedPeople, 'jobs' | 'job_id'>) {
  const submit = useSubmit()
  const isScripted = useScripted()
  if (jobs.length === 0) return null
  return (
    <Form method="post" className="job-chooser" preventScrollReset>
      <MembershipField />
      <input type="hidden" name="intent" value="job" />
      <label htmlFor="beside">適合を表示</label>
      <select
        className="input"
        id="beside"
        name="job_id"
        defaultValue={job_id || ''}
        key={job_id}
        onChange={({ currentTarget }) => void submit(currentTarget.form, { method: 'post', preventScrollReset: true })}
      >
        <option value="">指定しない</option>
        {jobs.map(({ id, position_title }) => (
          <option key={id} value={id}>
            {position_title}
          </option>
        ))}
      </select>
      {!isScripted && (
        <button type="submit" className="button">
          表示
        </button>
      )}
    </Form>
  )
}
