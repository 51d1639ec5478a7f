import { type Api, apiPrefix } from '#contract/index.ts'
import { accessRows } from './access-table.tsx'

/** For loaders: a page of the log. An invalid cursor means its start. */
export async function loadAccessLog({ candidate_users }: Api, url: URL, now: Date) {
  const before_id = /^[1-9]\d{0,8}$/.exec(url.searchParams.get('before_id') ?? '')?.[0]
  const { accesses, next_id } = await candidate_users.access_ledger.list({ before_id })
  const files = [
    { label: 'CSV', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=csv` },
    { label: 'JSON', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=json` },
  ]
  return { rows: accessRows(accesses, now), next_id, isFirst: !before_id, files }
}

export type LoadedAccessLog = Awaited<ReturnType<typeof loadAccessLog>>
