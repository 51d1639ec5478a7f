import { data, Link, useRevalidator } from 'react-router'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { actOnOutside } from './act-on-outside.ts'
import { loadOutside, OutsideDetail } from './outside-detail.tsx'
import { meetingsDone } from './meetings/meeting-words.ts'
import { OUTSIDE, OUTSIDE_GONE } from './outside-path.ts'
import type { Route } from './+types/one-outside-page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await loadOutside(context.get(apiContext), url.searchParams.get('id') ?? '')
  if (!shown) throw data({ sentence: OUTSIDE_GONE }, { status: 404 })
  return { ...shown, done: url.searchParams.get('done') }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values, intent) => {
    const where = { id: args.url.searchParams.get('id') ?? '', words: args.context.get(siteContext).selection, gone: `${OUTSIDE}?done=removed` }
    return actOnOutside(company_users, where, intent, values)
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.candidate.name ?? '社外からの候補者', description: '社外からの候補者です。', path: OUTSIDE, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ candidate }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function OneOutsidePage({ loaderData }: Route.ComponentProps) {
  const result = useFormResult()
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  return (
    <div className="wrap company-settings stack">
      <OutsideDetail shown={loaderData} result={result} done={meetingsDone[loaderData.done ?? '']} />
      <p className="small">
        <Link to={OUTSIDE}>一覧に戻る</Link>
      </p>
    </div>
  )
}
