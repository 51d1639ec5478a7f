/** How a ticket stands; what is overdue is said in words, too. */
export const StateLabel = ({ names, state, isOverdue = false }: { names: Record<string, string>; state: string; isOverdue?: boolean }) => (
  <span className="row">
    <span className={state === 'open' ? 'label green' : 'label'}>{names[state] ?? state}</span>
    {isOverdue && <span className="label warn">期限を過ぎています</span>}
  </span>
)
