/** The page's own buttons, links and fields that a single key presses: marked with `keyed()`. */
export const keyedElements = () => [...document.querySelectorAll<HTMLElement>('main [data-key]')]

/** For a button, a link or the field of a search: the key that presses it, or goes to it. */
export const keyed = (key: string) => ({ 'data-key': key, 'aria-keyshortcuts': key })

/** For the list whose rows J and K walk through: each row is known by its first link. */
export const walked = { 'data-rows': '' }

export const isShown = (element: HTMLElement) => !element.matches(':disabled, [aria-disabled="true"]') && element.checkVisibility({ visibilityProperty: true })

/** The name of the act as the page says it, without the hint of its key. */
export function keyLabel(element: HTMLElement) {
  const label = element.dataset.keyLabel ?? element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as HTMLElement
  for (const hint of copy.querySelectorAll('kbd')) hint.remove()
  return copy.textContent?.trim() ?? ''
}

const rowLink = 'a[href], button:not(:disabled)'

/** The first link of each row, in order. */
export const walkedLinks = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-rows]')].flatMap((list) =>
    [...(list.matches('table') ? list.querySelectorAll<HTMLElement>('tbody tr') : list.children)].flatMap((row) => {
      const link = row.matches(rowLink) ? (row as HTMLElement) : row.querySelector<HTMLElement>(`[data-row-link], ${rowLink}`)
      return link && isShown(link) ? [link] : []
    }),
  )
