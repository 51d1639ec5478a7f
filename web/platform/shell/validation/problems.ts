import { validationText } from './validation-text.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const shown = new WeakMap<Element, HTMLElement>()
let count = 0

/** Shows the problem at the field. */
export function showProblem(control: Control) {
  const place = placeOf(control)
  const text = validationText(control as HTMLInputElement)
  const known = shown.get(place)
  if (known?.isConnected) known.textContent = text
  else {
    const problem = document.createElement('p')
    problem.className = 'err'
    problem.id = `problem-${++count}`
    problem.textContent = text
    place.append(problem)
    shown.set(place, problem)
  }
  const { id } = shown.get(place)!
  control.setAttribute('aria-invalid', 'true')
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  if (!described.includes(id)) control.setAttribute('aria-describedby', [...described, id].join(' '))
}

/** Removes it as soon as the user types there. */
export function clearProblem(control: Control) {
  const place = placeOf(control)
  const problem = shown.get(place)
  if (!problem) return
  problem.remove()
  shown.delete(place)
  for (const described of place.querySelectorAll(`[aria-describedby~="${problem.id}"]`)) {
    described.removeAttribute('aria-invalid')
    const others = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== problem.id)
    if (others.length > 0) described.setAttribute('aria-describedby', others.join(' '))
    else described.removeAttribute('aria-describedby')
  }
}

/** Where a problem appears: at the end of the field, of the group of choices, or beside the control. */
const placeOf = (control: Control): Element => control.closest('.field') ?? control.closest('fieldset, label')?.parentElement ?? control.parentElement!
