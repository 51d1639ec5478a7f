import { validationText } from './validation-text.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Forms whose checks are ours: those that a page marked itself are sent as they are. */
const ours = new WeakSet<HTMLFormElement>()
const shown = new WeakMap<Element, HTMLElement>()
let count = 0

/**
 * The browser's own bubbles are in its language, cover the page and go away by themselves. Without scripts they stay; from here on each form is checked by the same
 * rules, and what is wrong stands at the field.
 */
export function watchValidation() {
  const take = () => {
    for (const form of document.forms)
      if (!form.noValidate) {
        form.noValidate = true
        ours.add(form)
      }
  }
  take()
  const observer = new MutationObserver(take)
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  // Before the page's own handlers: a form with something missing was not submitted.
  window.addEventListener('submit', refuseInvalid, options)
  window.addEventListener('invalid', showProblem, options)
  window.addEventListener('input', clearProblem, options)
  window.addEventListener('change', clearProblem, options)
  return () => {
    observer.disconnect()
    stop.abort()
  }
}

function refuseInvalid(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const isUnchecked = (event.submitter as HTMLButtonElement | null)?.formNoValidate
  if (!ours.has(form) || isUnchecked || form.checkValidity()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const first = ([...form.elements] as Control[]).find((control) => 'validity' in control && control.willValidate && !control.validity.valid)
  for (let box = first?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
  first?.focus()
}

function showProblem(event: Event) {
  event.preventDefault()
  const control = event.target as Control
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

function clearProblem({ target }: Event) {
  if (!(target instanceof Element) || !('validity' in target)) return
  const place = placeOf(target as Control)
  const problem = shown.get(place)
  if (!problem) return
  problem.remove()
  shown.delete(place)
  for (const control of place.querySelectorAll(`[aria-describedby~="${problem.id}"]`)) {
    control.removeAttribute('aria-invalid')
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== problem.id)
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '))
    else control.removeAttribute('aria-describedby')
  }
}

/** Where a problem is said: at the end of the field, of the group of choices, or beside the control. */
const placeOf = (control: Control): Element => control.closest('.field') ?? control.closest('fieldset, label')?.parentElement ?? control.parentElement!
