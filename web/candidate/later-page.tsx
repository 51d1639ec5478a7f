import { redirect } from 'react-router'
import { siteContext } from '#web/page-context.ts'
import type { Route } from './+types/later-page.ts'

export const loader = ({ context }: Route.LoaderArgs) => redirect(`${context.get(siteContext).logout_url}/online/companies/`)
