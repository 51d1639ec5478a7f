import type { Language } from '#contract/platform/text/language.ts'
import type { ApiKeyScope } from '#contract/companies/members/api-key-scopes.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'

type SignedIn = {
  id: string
  session_id: string
  /** When the user last reauthenticated. */
  authenticated_at: string
}

/** The signed-in user, as their session describes them. */
export type CandidateViewer = SignedIn & {
  area: 'candidate'
  second_factor: 'passed' | 'asked' | 'optional'
  /** The language of names and refusals that they chose in their settings. */
  language?: Language
  /** Operators restricted them: they read, export and leave (server/restrictions/). */
  is_restricted?: boolean
}
export type CompanyViewer = SignedIn & {
  area: 'company'
  company_id: number
  name: string
  role: CompanyRole
  state: CompanyState
  end_of_contract: boolean
  is_restricted?: boolean
  second_factor: 'passed' | 'asked' | 'missing' | 'optional'
  /** Not a member: an operator who looks at the company, read only (server/operations/viewings/). `id` and `session_id` are the operator's. */
  viewing?: { id: number; ends_at: string }
  /** A program with an API key of this member (server/api-keys/), instead of the member in a browser. */
  key?: { id: string; scopes: ApiKeyScope[] }
}
export type OperatorViewer = SignedIn & {
  area: 'operator'
  name: string
  role: OperatorRole
  second_factor: 'passed' | 'asked' | 'missing'
}
/** The two sides of a conversation. */
export type Party = CandidateViewer | CompanyViewer
/** Operators and company members. */
export type Staff = CompanyViewer | OperatorViewer
export type Viewer = Party | OperatorViewer

/** One person with an account, which signs in to this area only. */
export type Person = { area: 'candidate' | 'company' | 'operator'; id: string }
