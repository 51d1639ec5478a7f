import type { Membership } from '#contract/companies/members/memberships.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { SWITCH_PATH } from '#web/company/companies/memberships/company-choice.tsx'
import type { PaletteGroup } from '#web/work/palette/palette-entry.ts'

/** The other companies of the person: choosing one presses its button in the user menu, or sends the same form. */
export function companySwitches(memberships: Membership[]): PaletteGroup[] {
  const others = memberships.filter(({ is_current, is_suspended }) => !is_current && !is_suspended)
  if (others.length === 0) return []
  const entries = others.map(({ id, company, role }) => ({
    key: `switch ${id}`,
    label: company.name,
    note: roleNames[role],
    icon: 'building' as const,
    to: '',
    words: '企業を切り替える 会社',
    press: () => send(id),
  }))
  return [{ key: 'switch', name: '企業を切り替える', entries }]
}

function send(company_user_id: string) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: SWITCH_PATH, hidden: true })
  form.append(Object.assign(document.createElement('input'), { name: 'company_user_id', value: company_user_id }))
  document.body.append(form)
  form.submit()
}
