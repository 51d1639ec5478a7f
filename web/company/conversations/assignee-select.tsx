import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'

type AssigneeSelectProps = {
  assigned: { id: string } | null
  members: { id: string; name: string }[]
  /** Whose colleague is chosen, as the form of the page says it. */
  hidden: Record<string, string>
}

/** Which colleague takes care of somebody; saved as soon as it is chosen. The A key leads here. */
export const AssigneeSelect = ({ assigned, members, hidden }: AssigneeSelectProps) => (
  <section>
    <h2>担当</h2>
    <SavingSelect
      label="担当"
      name="company_user_id"
      value={assigned?.id ?? ''}
      options={[['', '未割り当て'], ...members.map(({ id, name }) => [id, name] as const)]}
      intent="assign"
      hidden={hidden}
      keyed="a"
    />
  </section>
)
