import { fieldTime, instantOfField } from '#contract/platform/time/japan-time.ts'
/** Moments in fields of a form, which know no zone: everybody here means Japan. */
export const japanMoment = {
  toField: (at: string | null) => (at ? fieldTime(at) : ''),
  /** `was`: what the field was filled with; left alone it keeps its seconds. Nothing for an empty field. */
  ofField(value: string, was = '') {
    if (!Number.isNaN(Date.parse(was)) && value === this.toField(was)) return was
    return value ? instantOfField(value) : null
  },
}
