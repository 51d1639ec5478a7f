import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from '../+types/scouts-page.ts'

type Loaded = Route.ComponentProps['loaderData']

/** What the member has begun to write, the newest first. Nobody else sees it. */
export function DraftList({ drafts, now }: Pick<Loaded, 'drafts'> & { now: number }) {
  if (drafts.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby="drafts">
      <h2 id="drafts">下書き {drafts.length}</h2>
      <ul className="drafts">
        {drafts.map(({ id, candidate_id, heading, position_title, updated_at }) => (
          <li key={id} className="row between">
            <span className="cut">
              <Link to={`${href('/online/companies/scouts/new')}?candidate_id=${candidate_id}&draft=${id}`}>
                <bdi>{heading || '（見出し未入力）'}</bdi>
              </Link>
              <span className="small muted">
                {' '}
                <bdi>{position_title ?? 'オープンポジション'}</bdi>・{dayText(updated_at, new Date(now))}
              </span>
            </span>
            <PageForm className="row" hidden={{ draft_id: id }} preventScrollReset>
              <SubmitButton look="small bare" intent="remove_draft" aria-label={`「${isolated(heading)}」への下書きを削除`}>
                削除
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
