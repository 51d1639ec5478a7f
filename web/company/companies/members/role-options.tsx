import { roleNames } from '#contract/accounts/members/role-names.ts'

const roles = Object.keys(roleNames) as (keyof typeof roleNames)[]

export const RoleOptions = () =>
  roles.map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ))
