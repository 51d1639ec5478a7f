const organisation = /会社|法人|\bInc\b/u

/** Who confirmed the job; 木下 and 木下さん read the same, a company's name gets no さん. */
export function confirmedBy(confirmed_by: string) {
  if (!confirmed_by) return '会社が確認'
  if (confirmed_by.endsWith('（取り込み）')) return '求人の取り込みで確認'
  return organisation.test(confirmed_by) ? `${confirmed_by}が確認` : `${confirmed_by.replace(/さん$/, '')}さんが確認`
}
