import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'

const notes: Record<OperatorRole, string> = {
  read_only: 'すべてのページを見られます。何も変えられません。',
  full: '承認、停止、お知らせ、請求への回答など、すべてができます。',
}

export const RoleChoice = ({ chosen, isHeaded = false }: { chosen: string; isHeaded?: boolean }) => (
  <fieldset className="stack">
    <legend className={isHeaded ? 'vh' : 'lab'}>役割</legend>
    {(Object.keys(notes) as OperatorRole[]).map((role) => (
      <label key={role} className="check role">
        <input type="radio" name="role" value={role} defaultChecked={role === chosen} required />
        <span>
          {operatorRoleNames[role]}
          <br />
          <span className="small muted">{notes[role]}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
