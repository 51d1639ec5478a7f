import { useEffect } from 'react'
import type * as Problems from './problems.ts'

/** Rendered beside the pages, so that it begins when they are hydrated. */
export function OwnValidation() {
  useEffect(watchValidation, [])
  return null
}

type Control = Problems.Control

/** The forms that we check: a form that a page marks itself is sent as it is. */
const ours = new WeakSet<HTMLFormElement>()

/** The first problem loads the code that shows problems: most pages never need it. */
let problems: typeof Problems | undefined

/**
 * The browser's own bubbles are in its language, cover the page and disappear by themselves. Without scripts they stay; from here on each form is checked by the same
 * rules, and the problem appears at the field.
 */
function watchValidation() {
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
  // Runs before the page's own handlers: a form with a missing value was not submitted.
  window.addEventListener('submit', refuseInvalid, options)
  window.addEventListener('invalid', (event) => void showProblem(event), options)
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

async function showProblem(event: Event) {
  event.preventDefault()
  const control = event.target as Control
  problems ??= await import('./problems.ts')
  // A field that the user has corrected is no problem any more.
  if (control.willValidate && !control.validity.valid) problems.showProblem(control)
}

const clearProblem = ({ target }: Event) => {
  if (target instanceof Element && 'validity' in target) problems?.clearProblem(target as Control)
}
