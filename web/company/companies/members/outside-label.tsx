import '#web/ui/styles/label.css'

/** Marks an address outside of the company's domain, which is allowed. */
export const OutsideLabel = ({ isOutside }: { isOutside: boolean }) => (isOutside ? <span className="label warn">社外のドメイン</span> : null)
