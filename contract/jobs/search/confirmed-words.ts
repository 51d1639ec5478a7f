/** A condition of a search in words: on how many days, today being the first, a company may have confirmed its job. */
export const confirmedWords = (days: number) => (days === 1 ? '今日確認' : `${days}日以内に確認`)
