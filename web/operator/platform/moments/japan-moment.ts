const text = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })

/** Moments in fields of a form, which know no zone: everybody here means Japan. */
export const japanMoment = {
  toField: (at: string | null) => (at ? text.format(new Date(at)).replace(' ', 'T') : ''),
  /** `was`: what the field was filled with; left alone it keeps its seconds. Nothing for an empty field. */
  ofField(value: string, was = '') {
    if (!Number.isNaN(Date.parse(was)) && value === this.toField(was)) return was
    return value ? `${value.slice(0, 16)}:00+09:00` : null
  },
}
