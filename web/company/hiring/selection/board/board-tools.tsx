import type { FormEvent } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import type { CandidateTag } from '#contract/hiring/selection/candidate-tags.ts'
import { channelNames, channels } from '#contract/hiring/selection/found-via.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { chosenIn } from '#web/platform/forms/values/text-of.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { boardPath, SELECTION_PATH, type Asked } from '../selection-path.ts'

const ways = [{ id: 'outside', name: '経路：社外から（すべて）' }, ...channelNames.map((id) => ({ id, name: `経路：${channels[id]}` }))]

type Named = { id: string; name: string }
type BoardToolsProps = { asked: Asked; jobs: { id: number; position_title: string }[]; assignees: Named[]; tags: CandidateTag[] }

const ages = [3, 7, 14, 30]
const agesWith = (days = 3) => [...new Set([...ages, days])].sort((one, other) => one - other)

/** What narrows the board: each choice holds at once, and stands in the address. */
export function BoardTools({ asked, jobs, assignees, tags }: BoardToolsProps) {
  const submit = useSubmit()
  const isScripted = useScripted()
  const { acts } = useCompanyAccount()
  const { job_id, step, assigned, turn, days, channel, tag, view } = asked
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => void submit(chosenIn(currentTarget), { preventScrollReset: true })
  return (
    <Form method="get" action={SELECTION_PATH} className="board-tools" onChange={choose} aria-label="絞り込み" data-stays="">
      <nav className="seg" aria-label="表示">
        <Link
          to={boardPath({ ...asked, open: undefined, view: undefined, step: undefined, step_id: undefined })}
          aria-current={view || step ? undefined : 'true'}
          data-stays=""
        >
          <WorkIcon name="board" />
          ボード
        </Link>
        <Link
          to={boardPath({ ...asked, open: undefined, view: 'table', step: undefined, step_id: undefined })}
          aria-current={view ? 'true' : undefined}
          data-stays=""
        >
          <WorkIcon name="table" />
          テーブル
        </Link>
      </nav>
      {step && <input type="hidden" name="step" value={stepKey({ step, step_id: asked.step_id ?? null })} />}
      {view && <input type="hidden" name="view" value={view} />}
      {jobs.length > 1 && (
        <Choice
          label="求人"
          name="job_id"
          value={job_id}
          none="すべての求人"
          options={jobs.map(({ id, position_title }) => ({ id: String(id), name: position_title }))}
        />
      )}
      <Choice
        label="担当"
        name="assigned"
        value={assigned}
        none="担当：すべて"
        options={[{ id: 'me', name: '担当：自分' }, { id: 'none', name: '担当：未定' }, ...assignees.map(({ id, name }) => ({ id, name: `担当：${name}` }))]}
      />
      <Choice
        label="返信"
        name="turn"
        value={turn}
        none="返信：すべて"
        options={[
          { id: 'company', name: '返信：要返信' },
          { id: 'candidate', name: '返信：候補者の返信待ち' },
        ]}
      />
      <Choice
        label="滞留日数"
        name="days"
        value={days}
        none="滞留：すべて"
        options={agesWith(days).map((age) => ({ id: String(age), name: `滞留：${age}日以上` }))}
      />
      {tags.length > 0 && (
        <Choice label="タグ" name="tag" value={tag} none="タグ：すべて" options={tags.map(({ id, name }) => ({ id: String(id), name: `タグ：${name}` }))} />
      )}
      <Choice label="採用経路" name="channel" value={channel} none="経路：すべて" options={ways} />
      {acts.includes('see_settings') && (
        <Link className="button bare" to={`${href('/online/companies/settings/selection_steps')}${job_id ? `?job_id=${job_id}` : ''}`}>
          段階を編集
        </Link>
      )}
      {!isScripted && (
        <button type="submit" className="button small">
          絞り込み
        </button>
      )}
      {(assigned ?? turn ?? days ?? channel ?? tag) !== undefined && (
        <Link className="button bare" to={boardPath({ job_id, step, step_id: asked.step_id, view })}>
          条件を外す
        </Link>
      )}
    </Form>
  )
}

type ChoiceProps = { label: string; name: string; value: string | number | undefined; none: string; options: Named[] }

/** Shows a choice while the page comes, and what the address says once it changes. */
function Choice({ label, name, value = '', none, options }: ChoiceProps) {
  const [chosen, choose] = useFollowing(String(value))
  return (
    <select className={value === '' ? 'input' : 'input chosen'} name={name} aria-label={label} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value="">{none}</option>
      {options.map(({ id, name: title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}
