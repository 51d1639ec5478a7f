import { CompanyRole, roleNames } from '#contract/company-roles.ts'

export const RoleOptions = () =>
  CompanyRole.options.map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ))
