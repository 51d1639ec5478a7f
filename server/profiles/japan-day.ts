const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit', day: '2-digit' })

/** A moment's day in Japan, `YYYY-MM-DD`. */
export const japanDay = (moment: Date) => parts.format(moment)
