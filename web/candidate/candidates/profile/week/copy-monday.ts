import { fieldNameOf } from './week-fields.ts'

/** Most weeks are alike from day to day. */
export function copyMonday(form: HTMLFormElement | null) {
  for (const place of [0, 1]) {
    for (const end of ['from', 'to'] as const) {
      const monday = form?.elements.namedItem(fieldNameOf(1, place, end))
      for (const weekday of [2, 3, 4, 5]) {
        const input = form?.elements.namedItem(fieldNameOf(weekday, place, end))
        if (monday instanceof HTMLInputElement && input instanceof HTMLInputElement) input.value = monday.value
      }
    }
  }
  form?.dispatchEvent(new Event('change', { bubbles: true }))
}
