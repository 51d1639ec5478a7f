import { redirect } from 'react-router'
import { pages } from '#contract/platform/pages.ts'
import type { Route } from './+types/scout-loader.ts'

/** A scout is read and answered in its conversation. Mails and notifications of before lead here. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  throw redirect(pages.scout(Number(searchParams.get('company_id')) || 0), 301)
}
