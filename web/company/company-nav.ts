import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import type { NavItem } from '#web/ui/nav/nav-item.ts'

const area = '/online/companies'
const to = (page: string) => ({ to: `${area}/${page}`, under: `${area}/${page}` })

/** The parts of the area that the member may see. A phone shows those with an icon in its bottom bar, too. */
export function companyNav({ acts, unread_message_count, unread_notification_count, awaited_answer_count }: CompanyAccount): NavItem[] {
  const items: (NavItem & { act?: CompanyAct })[] = [
    { ...to('dashboard'), label: 'ホーム', icon: 'home', count: awaited_answer_count },
    { ...to('job_offers'), label: '求人', icon: 'building', act: 'see_jobs' },
    { to: `${area}/candidates`, under: /^\/online\/companies\/(candidates|scouts)/, label: '求職者', icon: 'search', act: 'search_candidates' },
    { ...to('messages'), label: 'メッセージ', icon: 'message', count: unread_message_count, act: 'see_threads' },
    { ...to('selection'), label: '選考', icon: 'person', act: 'see_selection' },
    { ...to('company'), label: '企業ページ', act: 'see_company' },
    { ...to('figures'), label: '数字', act: 'see_figures' },
    { ...to('notifications'), label: 'お知らせ', count: unread_notification_count, act: 'see_threads' },
    { ...to('settings'), label: '設定' },
  ]
  return items.filter(({ act }) => !act || acts.includes(act))
}
