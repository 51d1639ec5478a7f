import type { PageData } from './page-data.ts'

// Stands in every page, and so imports nothing. It loads the page's scripts when somebody is about to do something; until the page is hydrated the browser alone
// answers, as it does without scripts, and what needs React waits.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Connection = { saveData?: boolean }

const { dataset, nonce } = document.currentScript as HTMLScriptElement
const taken = new AbortController()
const here = () => location.pathname + location.search
const opened = here()

const on = (events: string, handle: (event: Event) => unknown) => {
  for (const event of events.split(' ')) addEventListener(event, handle, { capture: true, signal: taken.signal })
}
const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2_000 }) : setTimeout(act))

let data: Promise<PageData> | undefined
let started: Promise<unknown> | undefined

async function readData() {
  const given = JSON.parse(document.getElementById('page-data')!.textContent) as PageData | string
  if (typeof given !== 'string') return given
  // oxlint-disable-next-line no-restricted-globals -- the client of the API comes with the scripts that this loads
  const answer = await fetch(`${given}?page=${encodeURIComponent(opened)}`)
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json() as Promise<PageData>
}

async function prefetch() {
  const read = await (data ??= readData())
  for (const href of read.files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
  read.files = []
  return read
}

async function run() {
  const { context, manifest, modules, entry, state } = await prefetch()
  const load = async ([id, files]: [string, string[]]) => [id, Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))))]
  Object.assign(window, {
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(Object.entries(modules).map(load))),
    __reactRouterContext: { ...context, stream: new Response(state).body },
  })
  await import(entry)
}

/** Out of reach, the page stays as it is, and the next intent tries again. */
const forget = () => {
  data = started = undefined
}
const start = () => (started ??= run().catch(forget))
const fetchEarly = () => void prefetch().catch(forget)

const pressed = new Set<HTMLButtonElement>()
const toggled = new Set<EventTarget>()
const changed = new Map<Field, string | boolean>()
const valueOf = (field: Field) => (/^(checkbox|radio)$/.test(field.type) ? (field as HTMLInputElement).checked : field.value)

on('pointerdown touchstart focusin keydown', start)
on('pointermove', (event) => {
  // A page that opens under a resting pointer says that it moved by nothing.
  if ((event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0) void start()
})
on('click submit input change toggle', (event) => {
  event.stopImmediatePropagation()
  const target = event.target as HTMLElement
  if (event.type === 'toggle') return toggled.add(target)
  // A browser that restores what was typed before also says `change`; nobody did anything.
  if (event.isTrusted && navigator.userActivation?.hasBeenActive === false) return
  void start()
  const button = event.type === 'click' && target.closest('button')
  if (button && button.type === 'button' && !button.popoverTargetElement) pressed.add(button)
  if (/put|change/.test(event.type) && 'value' in target) changed.set(target as Field, valueOf(target as Field))
})
// Pages that scripts showed before a reload are this document to the browser: Back changes the address, and nobody the page.
on('popstate', () => here() !== opened && location.reload())
// What the page does itself from here on, as it puts back what was typed, reaches React.
on('hydrating', () => taken.abort())
// What is typed between the two events reaches React, and is newer than what was kept.
addEventListener('input', ({ isTrusted, target }) => isTrusted && taken.signal.aborted && changed.delete(target as Field), true)
// React says so while it still works, and would put a box back whose change it can only take in afterwards: the next box would find it unticked.
addEventListener('hydrated', () => setTimeout(replay))

function replay() {
  for (const target of toggled) target.dispatchEvent(new Event('toggle'))
  for (const [field, value] of changed) {
    if (typeof value === 'boolean') {
      const box = field as HTMLInputElement
      if (box.defaultChecked === value) continue
      box.checked = !value
      box.click()
    } else {
      if (field.value !== value)
        field.value = value
        // React overlooks an event after which a field says what it said as React first looked.
      ;(field as Field & { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('')
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  for (const button of pressed) button.click()
}

// The browser offers the app once, mostly before the scripts run: web/candidate/operations/device/use-install.ts.
addEventListener('beforeinstallprompt', (installPrompt) => {
  installPrompt.preventDefault()
  Object.assign(window, { installPrompt })
})

// The first page after a session tells the other tabs that it is over (web/platform/shell/session).
const isAfterSession = /\/(logout|quit)\/?($|\?)/.test(document.referrer)

if (dataset.start === 'idle' || isAfterSession) {
  fetchEarly()
  whenIdle(start)
} else if (!(navigator as Navigator & { connection?: Connection }).connection?.saveData) {
  addEventListener('load', () => whenIdle(fetchEarly))
}
