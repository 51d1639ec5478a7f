import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/** The batch that the address names, as it stands; none when it names none that there is. */
export async function batchOf(api: Api, params: URLSearchParams): Promise<OperatorBatch | null> {
  const id = params.get('batch')
  if (!id) return null
  return api.operators.batches.show({ id }).catch((error: unknown) => {
    if (refusalOf(error)) return null
    throw error
  })
}

/** Back to the list as it was, with what was just done to several shown above it. */
export function toBatch(url: URL, id: string) {
  const params = new URLSearchParams(url.search)
  // What another act was asked for meanwhile does not come back with it.
  params.delete('ids')
  params.delete('act')
  params.set('batch', id)
  return redirect(`${url.pathname}?${params}`, 303)
}

/** The ids that were ticked in a form, be it none, one or several. */
export const chosenIds = (value: unknown) => [value ?? []].flat().map(String)
