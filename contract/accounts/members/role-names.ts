import type { CompanyRole } from './company-roles.ts'

/** What members are called. Apart from the schema: pages show it, and load no Zod for it. */
export const roleNames: Record<CompanyRole, string> = { admin: '管理者', recruiter: 'リクルーター', assistant: 'アシスタント', guest: 'ゲスト' }
