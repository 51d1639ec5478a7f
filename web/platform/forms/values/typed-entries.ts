import type { Entry } from '../kept/saved-input.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What somebody types or chooses. Passwords and files are never kept; what is hidden was not typed. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'name' in element && element.name !== '' && isTyped(element as Control))
const isTyped = ({ type }: Control) => !['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image', 'fieldset', 'output'].includes(type)
const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

/** What a control holds, or what the page gave it to hold. */
const held = {
  value: (control: Control) => control.value,
  isTicked: (control: HTMLInputElement) => control.checked,
  isChosen: (option: HTMLOptionElement) => option.selected,
}
const given: typeof held = {
  value: (control) =>
    control instanceof HTMLSelectElement ? (([...control.options].find(given.isChosen) ?? control.options[0])?.value ?? '') : control.defaultValue,
  isTicked: (control) => control.defaultChecked,
  isChosen: (option) => option.defaultSelected,
}

const entriesOf = (form: HTMLFormElement, { value, isTicked: isOn, isChosen }: typeof held): Entry[] =>
  controlsOf(form).flatMap((control): Entry[] => {
    if (isTicked(control)) return isOn(control) ? [[control.name, control.value]] : []
    if (control instanceof HTMLSelectElement && control.multiple) return [...control.options].filter(isChosen).map((option) => [control.name, option.value])
    return [[control.name, value(control)]]
  })

/** What the form's controls hold, by name, in their order. */
export const typedEntries = {
  of: (form: HTMLFormElement) => entriesOf(form, held),
  /** What they held before anybody typed. */
  given: (form: HTMLFormElement) => entriesOf(form, given),

  /** Puts them back. React hears of each change as if it had been typed. */
  putInto(form: HTMLFormElement, entries: Entry[]) {
    const left = Map.groupBy(entries, ([name]) => name)
    for (const control of controlsOf(form)) {
      const values = left.get(control.name) ?? []
      if (isTicked(control)) {
        const checked = values.some(([, value]) => value === control.value)
        if (control.checked !== checked) control.click()
      } else if (control instanceof HTMLSelectElement && control.multiple) {
        for (const option of control.options) option.selected = values.some(([, value]) => value === option.value)
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else {
        const [, value] = values.shift() ?? []
        if (value !== undefined && value !== control.value) setValue(control, value)
      }
    }
  },
}

/** React overrides the property on the element itself: only the prototype's setter makes it notice. */
function setValue(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
