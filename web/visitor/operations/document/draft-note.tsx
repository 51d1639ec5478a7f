import type { Operator } from '#contract/pages.ts'

/** Appears on the legal pages until the operating company is set. */
export const DraftNote = ({ operator }: { operator: Operator }) =>
  operator.name && operator.address && operator.email ? null : (
    <p className="note warn">この文書は下書きです。運営者が名前などを設定し、弁護士の確認を受けてから公開してください。</p>
  )
