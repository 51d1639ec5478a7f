import { channels } from '#contract/hiring/selection/found-via.ts'
import { readStepKey } from '#contract/hiring/selection/step-limits.ts'
import type { Asked } from '../selection-path.ts'

const number = /^\d{1,9}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const card = new RegExp(`^(?:outside-)?${uuid.source.slice(1)}`, 'i')
const assigned = new RegExp(`^(?:me|none)$|${uuid.source}`, 'i')

/** What an address asks of the board; what it says wrongly counts as not said. */
export function readAsked(params: URLSearchParams): Asked {
  const value = (name: string, form: RegExp) => (form.test(params.get(name) ?? '') ? params.get(name)! : undefined)
  const [job_id, days] = [value('job_id', number), value('days', /^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/)]
  const tag = value('tag', number)
  const step = readStepKey(params.get('step') ?? '')
  const asked: Asked = {
    job_id: job_id === undefined ? undefined : Number(job_id),
    step: step?.step,
    step_id: step?.step_id,
    assigned: value('assigned', assigned) as Asked['assigned'],
    turn: value('turn', /^(?:company|candidate)$/) as Asked['turn'],
    days: days === undefined ? undefined : Number(days),
    tag: tag === undefined || Number(tag) === 0 ? undefined : Number(tag),
    channel:
      params.get('channel') === 'outside' || Object.hasOwn(channels, params.get('channel') ?? '') ? (params.get('channel') as Asked['channel']) : undefined,
    open: value('open', card),
    view: params.get('view') === 'table' ? 'table' : undefined,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, one]) => one !== undefined))
}
