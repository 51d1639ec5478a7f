/** One act of the page: what it presses or goes to, and how the page calls it. Without a key (`data-act`) the palette alone offers it. */
export type Keyed = {
  key: string
  label: string
  control: HTMLElement
  /** It stands in a row of a list, and acts on the row that has the focus. */
  row: Element | undefined
}

const control = 'a[href], button, summary, textarea, select, input:not([type="hidden"])'
/** What only gets the focus: fields, and with `data-key-goes` buttons that nobody should press by mistake. */
export const onlyGoes = (element: HTMLElement) => element.matches('textarea, select, input:not([type="checkbox"]), [data-key-goes]')

const isShown = (element: HTMLElement) => !element.matches(':disabled, [aria-disabled="true"]') && element.checkVisibility({ visibilityProperty: true })

/** The page's own controls that are marked with `data-key` or `data-act`, themselves or what they stand in. */
export const keyedElements = (): Keyed[] =>
  [...document.querySelectorAll<HTMLElement>('main :is([data-key], [data-act])')].flatMap((marked) => {
    const found = marked.matches(control) ? marked : marked.querySelector<HTMLElement>(control)
    if (!found || !isShown(found)) return []
    return [{ key: marked.dataset.key ?? '', label: marked.dataset.keyLabel ?? nameOf(found), control: found, row: rowOf(found) }]
  })

/** The name of the act as the page says it, without the hint of its key. */
function nameOf(element: HTMLElement) {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as HTMLElement
  for (const hint of copy.querySelectorAll('kbd')) hint.remove()
  return copy.textContent?.trim() ?? ''
}

const rows = ':scope > :is(tr, li, article, section, a)'
const rowLink = 'a[href], button:not(:disabled)'

/** The row of a walked list in which an element stands. */
export function rowOf(element: Element | null) {
  const list = element?.closest('[data-rows]')
  return list ? [...list.querySelectorAll(rows)].find((row) => row.contains(element)) : undefined
}

/** The first link of each row of the lists marked with `data-rows`, in order: J and K walk through them. */
export const walkedLinks = () =>
  [...document.querySelectorAll('main [data-rows]')].flatMap((list) =>
    [...list.querySelectorAll<HTMLElement>(rows)].flatMap((row) => {
      const link = row.matches(rowLink) ? row : row.querySelector<HTMLElement>(rowLink)
      return link && isShown(link) ? [link] : []
    }),
  )
