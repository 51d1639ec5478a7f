import { useEffect } from 'react'
import type * as Problems from './problems.ts'

/** Stands beside the pages, so that it begins when they are hydrated. */
export function OwnValidation() {
  useEffect(watchValidation, [])
  return null
}

type Control = Problems.Control

/** Forms whose checks are ours: those that a page marked itself are sent as they are. */
const ours = new WeakSet<HTMLFormElement>()

/** What shows a problem is loaded with the first one: most pages never need it. */
let problems: typeof Problems | undefined

/**
 * The browser's own bubbles are in its language, cover the page and go away by themselves. Without scripts they stay; from here on each form is checked by the same
 * rules, and what is wrong stands at the field.
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
  // Before the page's own handlers: a form with something missing was not submitted.
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
  // What was put right meanwhile is no problem any more.
  if (control.willValidate && !control.validity.valid) problems.showProblem(control)
}

const clearProblem = ({ target }: Event) => {
  if (target instanceof Element && 'validity' in target) problems?.clearProblem(target as Control)
}
