import { useRevalidator } from 'react-router'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import type { Route } from './+types/application-page.ts'
import { actOnApplication } from './act-on-application.ts'
import { loadSelection } from './detail/load-selection.ts'
import { SelectionDetail } from './detail/selection-detail.tsx'
import { SELECTION_PATH } from './selection-path.ts'
import './selection.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export const loader = ({ context, url }: Route.LoaderArgs) => loadSelection(context.get(apiContext), idOf(url))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values, intent, form) =>
    actOnApplication(company_users, idOf(args.url), intent, values, args.context.get(siteContext).selection, form),
  )
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.application.candidate.name ?? ''}の選考`,
    description: '選考の履歴と予定です。',
    path: SELECTION_PATH,
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ application: { candidate } }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  const result = useFormResult()
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  return (
    <div className="wrap">
      <SelectionDetail selection={loaderData} result={result} back={`${SELECTION_PATH}/detail?id=${loaderData.application.id}`} />
    </div>
  )
}
