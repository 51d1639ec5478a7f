/** An address that is none of the company's: allowed, and told. */
export const OutsideLabel = ({ isOutside }: { isOutside: boolean }) => (isOutside ? <span className="label warn">社外のドメイン</span> : null)
