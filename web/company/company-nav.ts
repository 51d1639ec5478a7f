import { href } from 'react-router'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import type { WorkNavItem } from '#web/work/parts/work-nav.ts'

const area = href('/online/companies')
const to = (page: string) => ({ to: `${area}/${page}`, under: `${area}/${page}` })

type Part = WorkNavItem & { act?: CompanyAct }

/** The parts of the area that the member may see; the numbers are what waits for the company's answer, or is unread. */
export function companyNav({ acts, unread_message_count, unread_notification_count, awaited_answer_count, viewing }: CompanyAccount): WorkNavItem[] {
  const parts: Part[] = [
    { ...to('dashboard'), label: 'ホーム', icon: 'home', count: awaited_answer_count },
    { ...to('job_offers'), label: '求人', icon: 'briefcase', act: 'see_jobs' },
    { ...to('selection'), label: '選考', icon: 'board', act: 'see_selection' },
    { to: `${area}/candidates`, under: /^\/online\/companies\/(candidates|scouts)/, label: '候補者検索', icon: 'search', act: 'search_candidates' },
    { ...to('messages'), label: 'メッセージ', icon: 'message', count: unread_message_count, act: 'see_threads' },
    { ...to('company'), under: /^\/online\/companies\/(company|stories)/, label: '企業ページ', icon: 'building', act: 'see_company' },
    { ...to('figures'), label: '分析', icon: 'chart', act: 'see_figures' },
    { ...to('notifications'), label: '通知', icon: 'bell', count: unread_notification_count, act: 'see_threads' },
    { ...to('settings'), label: '設定', icon: 'sliders' },
  ]
  // An operator who looks at the company sees nothing of what belongs to a member.
  return parts.filter(({ act }) => (act ? acts.includes(act) : !viewing))
}

const mostUsed = ['dashboard', 'selection', 'candidates', 'messages', 'job_offers', 'company'].map((page) => `${area}/${page}`)

/** For the lower edge of a phone, the most used first. */
export const companyTabs = (parts: WorkNavItem[]) => mostUsed.flatMap((page) => parts.find(({ to }) => to === page) ?? [])
