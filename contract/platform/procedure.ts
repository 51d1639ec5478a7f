import { oc } from '@orpc/contract'

/** What can be done in the name of a company, and in running the service; who may is decided in contract/accounts (company-acts.ts, operator-acts.ts). */
export type Acts = {
  member:
    | 'see_account'
    | 'change_account'
    | 'see_jobs'
    | 'edit_jobs'
    | 'publish_jobs'
    | 'assign_jobs'
    | 'approve_jobs'
    | 'see_company'
    | 'edit_company'
    | 'see_members'
    | 'manage_members'
    | 'search_candidates'
    | 'see_candidates'
    | 'scout'
    | 'see_threads'
    | 'write_messages'
    | 'edit_templates'
    | 'comment'
    | 'assign'
    | 'see_selection'
    | 'select'
    | 'score'
    | 'edit_kits'
    | 'see_figures'
    | 'see_settings'
    | 'change_settings'
    | 'manage_keys'
  operator:
    | 'see_account'
    | 'change_account'
    | 'see_members'
    | 'manage_members'
    | 'see_audit'
    | 'see_companies'
    | 'decide_companies'
    | 'suspend_companies'
    | 'view_companies'
    | 'review_jobs'
    | 'close_jobs'
    | 'see_notices'
    | 'publish_notices'
    | 'approve_notices'
    | 'export_people'
    | 'see_people'
    | 'restrict_people'
    | 'reset_second_factors'
    | 'help_people'
    | 'answer_data_requests'
    | 'see_reports'
    | 'handle_reports'
    | 'open_threads'
    | 'see_masters'
    | 'edit_masters'
    | 'see_system'
    | 'run_system'
    | 'see_settings'
    | 'prepare_settings'
    | 'change_settings'
    | 'restore_backups'
    | 'drill_leaks'
}

/** Who may call: anyone, each signed-in candidate, or the members or operators who may do `act`. */
export type Caller = { who: 'anyone' } | { who: 'candidate' } | { who: 'member'; act: Acts['member'] } | { who: 'operator'; act: Acts['operator'] }

/** What a procedure declares beside its route. server/api.ts reads the caller and refuses everybody else; a procedure without a caller answers nobody. */
export type ProcedureMeta = {
  caller?: Caller
  /** Answers people who have not shown their second factor yet: for showing it, setting it up, signing in and out, and nothing else. */
  before_factor?: boolean
  /** See tells-secret.ts. */
  tells_secret?: boolean
  /** Reads only, and its reply may be two seconds old: a replica may answer, except to a client that has just written. */
  may_lag?: boolean
}

const procedure = oc.$meta<ProcedureMeta>({})

export const forAnyone = procedure.meta({ caller: { who: 'anyone' } })
export const forCandidate = procedure.meta({ caller: { who: 'candidate' } })
export const forMember = (act: Acts['member']) => procedure.meta({ caller: { who: 'member', act } })
export const forOperator = (act: Acts['operator']) => procedure.meta({ caller: { who: 'operator', act } })

export type AreaPath = 'candidate_users' | 'company_users' | 'operators'
/** For a procedure that several areas have alike. */
export const forArea = (area: AreaPath, act: Acts['member'] & Acts['operator']) =>
  ({ candidate_users: () => forCandidate, company_users: forMember, operators: forOperator })[area](act)

/** For `.meta()` of lists, figures and exports that a replica may answer. */
export const mayLag = { may_lag: true } satisfies ProcedureMeta
/** For `.meta()` of what shows a second factor, signs in and out. */
export const beforeFactor = { before_factor: true } satisfies ProcedureMeta
/** For `.meta()` of what sets a second factor up: people whose role needs one do so on the way in. */
export const settingUp = (area: AreaPath) => ({ before_factor: area !== 'candidate_users' }) satisfies ProcedureMeta
