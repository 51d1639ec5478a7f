import type { Acts } from '#contract/platform/procedure.ts'
import { viewedActs } from './viewed-acts.ts'
import type { CompanyRole, CompanyState } from './company-roles.ts'

const all = ['admin', 'recruiter', 'assistant', 'guest'] as const
const staff = ['admin', 'recruiter', 'assistant'] as const
const leads = ['admin', 'recruiter'] as const
const admin = ['admin'] as const

/**
 * The one table of who may do what for a company.
 * `while`: `any` whatever the company's state; `open` unless it is suspended; `active` only when it is approved and its contract runs.
 * Guests see people and threads only where they are assigned (`candidate_assignments`).
 */
export const companyActs = {
  /** One's own account, second factor, and what the shell shows. */
  see_account: { label: '自分のアカウントを見る', who: all, while: 'any' },
  /** One's name, address, password and second factor, once it is passed. */
  change_account: { label: '自分のアカウントを変える', who: all, while: 'any' },
  see_jobs: { label: '自社の求人を見る', who: staff, while: 'open' },
  edit_jobs: { label: '求人を書く', who: staff, while: 'open' },
  publish_jobs: { label: '求人を公開・停止する、ストーリーの公開を申請する', who: leads, while: 'active' },
  assign_jobs: { label: '求人の担当者を変更する', who: leads, while: 'open' },
  approve_jobs: { label: '求人の公開と変更を承認する', who: admin, while: 'active' },
  see_company: { label: '企業ページとストーリーを見る', who: staff, while: 'open' },
  edit_company: { label: '企業ページとストーリーを書く', who: leads, while: 'open' },
  see_members: { label: 'メンバーを見る', who: staff, while: 'open' },
  manage_members: { label: 'メンバーの招待・削除', who: admin, while: 'open' },
  search_candidates: { label: '候補者を検索・「気になる」を送る', who: staff, while: 'active' },
  see_candidates: { label: '求職者のプロフィールを見る', who: all, while: 'active' },
  scout: { label: 'スカウトを送る', who: leads, while: 'active' },
  see_threads: { label: 'メッセージを読む', who: all, while: 'open' },
  write_messages: { label: 'メッセージを書く', who: staff, while: 'active' },
  edit_templates: { label: '共有のテンプレートを編集する', who: leads, while: 'active' },
  comment: { label: '社内メモを書く', who: all, while: 'open' },
  assign: { label: '担当を決める', who: staff, while: 'open' },
  see_selection: { label: '選考の状況を見る', who: all, while: 'open' },
  select: { label: '選考を進める', who: staff, while: 'open' },
  score: { label: '評価を書く・見る', who: all, while: 'open' },
  edit_kits: { label: '面接キットを編集する', who: leads, while: 'open' },
  see_figures: { label: '数字を見る', who: staff, while: 'open' },
  see_settings: { label: '企業の設定を見る', who: staff, while: 'open' },
  change_settings: { label: '企業の設定を変える', who: admin, while: 'open' },
  manage_keys: { label: 'APIキーとWebhookを管理する', who: admin, while: 'open' },
} as const satisfies Record<Acts['member'], { label: string; who: readonly CompanyRole[]; while: 'any' | 'open' | 'active' }>

/** Who needs a second factor: those who publish, write to people, or decide about other members. */
export const rolesWithFactor: readonly CompanyRole[] = leads

export type CompanyAct = keyof typeof companyActs
export const companyActNames = Object.keys(companyActs) as [CompanyAct, ...CompanyAct[]]

type Standing = { role: CompanyRole; state: CompanyState; end_of_contract: boolean; is_restricted?: boolean; viewing?: unknown }

/** Why a member may not do something: their role, or how the company stands. Nothing when they may. */
export function companyActRefusal({ role, state, end_of_contract, is_restricted, viewing }: Standing, act: CompanyAct) {
  const rule: { who: readonly CompanyRole[]; while: 'any' | 'open' | 'active' } = companyActs[act]
  // An operator who looks has no role of the company.
  if (viewing) return viewedActs.includes(act) ? undefined : 'VIEWING_CLOSED'
  if (!rule.who.includes(role)) return 'ROLE_FORBIDDEN'
  if (rule.while !== 'any' && is_restricted) return 'RESTRICTED'
  if (rule.while !== 'any' && state === 'suspended') return 'COMPANY_SUSPENDED'
  if (rule.while !== 'active') return
  if (state !== 'active') return 'COMPANY_NOT_APPROVED'
  if (end_of_contract) return 'CONTRACT_ENDED'
}
