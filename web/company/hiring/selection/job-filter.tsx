import { Form } from 'react-router'

type JobFilterProps = { jobs: { id: number; position_title: string }[]; job_id: number | undefined; step: string | undefined }

/** The board of one job, where there is more than one. */
export const JobFilter = ({ jobs, job_id, step }: JobFilterProps) =>
  jobs.length > 1 ? (
    <Form method="get" className="job-filter">
      {step && <input type="hidden" name="step" value={step} />}
      <label className="vh" htmlFor="job_id">
        求人で絞る
      </label>
      <select className="input" id="job_id" name="job_id" defaultValue={job_id ?? ''} key={job_id ?? ''}>
        <option value="">すべての求人</option>
        {jobs.map(({ id, position_title }) => (
          <option key={id} value={id}>
            {position_title}
          </option>
        ))}
      </select>
      <button type="submit" className="button small">
        絞る
      </button>
    </Form>
  ) : null
