import { plain } from './words.ts'

export type Upload = { name: string; mimeType: string; buffer: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer> }

const files = new WeakMap<Element, Upload[]>()
const typeOf = (control: Element) => (control.getAttribute('type') ?? 'text').toLowerCase()
export const isBox = (control: Element) => control.localName === 'input' && /^(checkbox|radio)$/.test(typeOf(control))

/** The present value of a field: a browser keeps it in the field, this kit keeps it in the markup. */
export function valueOf(control: Element): string {
  if (control.localName === 'textarea') return (control.textContent ?? '').replace(/^\n/, '')
  if (control.localName === 'select') return chosen(control).map(optionValue)[0] ?? ''
  return control.getAttribute('value') ?? (isBox(control) ? 'on' : '')
}

export function fill(control: Element, text: string) {
  if (control.localName === 'textarea') control.textContent = `\n${text}`
  else if (control.localName === 'input' && !isBox(control)) control.setAttribute('value', text)
  else throw new Error(`<${control.localName}> takes no text`)
}

export function check(control: Element, isChecked: boolean) {
  if (!isBox(control)) throw new Error(`<${control.localName}> cannot be checked`)
  if (typeOf(control) === 'radio') {
    if (!isChecked) throw new Error('a radio button is unchecked by checking another')
    const form = formOf(control)
    const others = (form ?? control.ownerDocument).querySelectorAll('input[type=radio]')
    for (const other of others) if (other.getAttribute('name') === control.getAttribute('name') && formOf(other) === form) other.removeAttribute('checked')
  }
  control.toggleAttribute('checked', isChecked)
}

/** Finds an option by its value or its label, as Playwright does. */
export function selectOption(control: Element, wanted: string) {
  const options = [...control.querySelectorAll('option')]
  const option = options.find((one) => optionValue(one) === wanted) ?? options.find((one) => plain(one.textContent ?? '') === plain(wanted))
  if (control.localName !== 'select' || !option) throw new Error(`no option ${wanted} in ${options.map((one) => plain(one.textContent ?? '')).join(', ')}`)
  if (isDisabled(option)) throw new Error(`the option ${wanted} cannot be chosen`)
  if (!control.hasAttribute('multiple')) for (const one of options) one.removeAttribute('selected')
  option.setAttribute('selected', '')
}

export function choose(control: Element, uploads: Upload[]) {
  if (control.localName !== 'input' || typeOf(control) !== 'file') throw new Error(`<${control.localName}> takes no file`)
  if (uploads.length > 1 && !control.hasAttribute('multiple')) throw new Error('the field takes one file')
  files.set(control, uploads)
}

export const isDisabled = (control: Element) =>
  control.hasAttribute('disabled') ||
  (control.localName === 'option' && control.closest('optgroup')?.hasAttribute('disabled')) ||
  [...ancestors(control, 'fieldset')].some((set) => set.hasAttribute('disabled') && !set.querySelector(':scope > legend')?.contains(control))

function* ancestors(element: Element, name: string) {
  for (let one = element.parentElement; one; one = one.parentElement) if (one.localName === name) yield one
}

export function formOf(control: Element) {
  const id = control.getAttribute('form')
  return id === null ? control.closest('form') : control.ownerDocument.getElementById(id)
}

const optionValue = (option: Element) => option.getAttribute('value') ?? plain(option.textContent ?? '')

function chosen(select: Element) {
  const options = [...select.querySelectorAll('option')]
  const selected = options.filter((option) => option.hasAttribute('selected'))
  if (select.hasAttribute('multiple')) return selected
  return selected.slice(-1).concat(selected.length ? [] : options.filter((option) => !isDisabled(option)).slice(0, 1))
}

/** What a form sends when it is submitted with that button. */
export function entriesOf(form: Element, submitter?: Element): [string, string | Upload][] {
  const controls = [...form.ownerDocument.querySelectorAll('input, select, textarea, button')].filter((control) => formOf(control) === form)
  for (const control of controls) if (!form.hasAttribute('novalidate') && !submitter?.hasAttribute('formnovalidate')) validate(control, controls)
  return controls.flatMap((control): [string, string | Upload][] => {
    const name = control.getAttribute('name')
    if (!name || isDisabled(control) || control.closest('datalist')) return []
    if (control.localName === 'select') return chosen(control).map((option) => [name, optionValue(option)])
    if (control.localName === 'button' || /^(submit|image|button|reset)$/.test(typeOf(control))) return control === submitter ? [[name, valueOf(control)]] : []
    if (isBox(control) && !control.hasAttribute('checked')) return []
    if (control.localName === 'input' && typeOf(control) === 'file') return filesIn(control).map((file) => [name, file])
    return [[name, valueOf(control).replace(/\r\n?|\n/g, '\r\n')]]
  })
}

const nothing: Upload = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }
function filesIn(control: Element) {
  const uploads = files.get(control) ?? []
  return uploads.length ? uploads : [nothing]
}

/** A browser does not send a form that lacks a required value. */
function validate(control: Element, all: Element[]) {
  if (!control.hasAttribute('required') || isDisabled(control)) return
  const name = control.getAttribute('name')
  const isGiven = isBox(control)
    ? all.some((one) => one.getAttribute('name') === name && (one === control || typeOf(one) === 'radio') && one.hasAttribute('checked'))
    : typeOf(control) === 'file'
      ? files.has(control)
      : valueOf(control) !== ''
  if (!isGiven) throw new Error(`the browser does not send the form: ${name} is required`)
}
