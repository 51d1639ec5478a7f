/** Who confirmed the job; a name given as 木下 or 木下さん reads the same. */
export const confirmedBy = (confirmed_by: string) => (confirmed_by ? `${confirmed_by.replace(/さん$/, '')}さんが確認` : '会社が確認')
