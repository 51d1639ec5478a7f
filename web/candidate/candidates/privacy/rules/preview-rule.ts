import type { Api } from '#contract/index.ts'
import type { Caught } from '#contract/candidates/privacy/privacy.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

export type PreviewedRule = { kind: 'keyword' | 'domain'; value: string; caught?: Caught; refusal?: string }

/** The companies that the rule in the page's address would block, or why the API would refuse it. */
export async function previewRule({ candidate_users: mine }: Api, url: URL): Promise<PreviewedRule> {
  const kind = url.searchParams.get('kind') === 'domain' ? 'domain' : 'keyword'
  const value = (url.searchParams.get('value') ?? '').trim()
  if (!value) return { kind, value }
  try {
    return { kind, value, caught: await mine.block_rules.preview({ kind, value }) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { kind, value, refusal: refusal.issues.value ?? refusal.sentence }
  }
}
