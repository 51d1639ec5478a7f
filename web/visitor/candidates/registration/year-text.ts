const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })

/** `1992年（平成4年）`. A year in which the era changed takes the era with which it ended. */
export const yearText = (year: number) => `${year}年（${era.format(new Date(Date.UTC(year, 11, 31)))}）`
