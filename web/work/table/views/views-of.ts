import type { Api } from '#contract/index.ts'
import type { SavedView } from '#contract/accounts/views/saved-views.ts'
import type { CompanyList, OperatorList } from '#contract/accounts/views/view-lists.ts'
import { companyViewPlaces, operatorViewPlaces } from './view-places.ts'

type NewView = { name: string; query: string; is_shared: boolean }

/** The saved views of the area in which a page stands, with the same calls for both. */
export function viewsOf(api: Api, pathname: string, list: string) {
  const isOperator = pathname.startsWith('/operator')
  const [company, operators] = [api.company_users.saved_views, api.operators.saved_views]
  const places: Record<string, { label: string; to: string }> = isOperator ? operatorViewPlaces : companyViewPlaces
  return {
    place: places[list],
    list: async (): Promise<SavedView[]> =>
      (isOperator ? await operators.list({ list: list as OperatorList }) : await company.list({ list: list as CompanyList })).views,
    create: (view: NewView) =>
      isOperator ? operators.create({ list: list as OperatorList, ...view }) : company.create({ list: list as CompanyList, ...view }),
    change: (view: { id: string; name?: string; is_shared?: boolean }) => (isOperator ? operators.change(view) : company.change(view)),
    remove: (id: string) => (isOperator ? operators.remove({ id }) : company.remove({ id })),
  }
}
