import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/** Whether the reading candidate applied for the job, and why they cannot. A closed job says so by itself. */
export async function loadMyApplying(api: Api, id: number) {
  try {
    const { application, refusal } = await api.candidate_users.applications.show({ id })
    return { isApplied: application !== null, refusal: refusal?.message ?? null }
  } catch (error) {
    if (refusalOf(error)) return null
    throw error
  }
}

export type MyApplying = NonNullable<Awaited<ReturnType<typeof loadMyApplying>>>
