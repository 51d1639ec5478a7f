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
