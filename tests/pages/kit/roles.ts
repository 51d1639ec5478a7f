import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'

const byTag: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  dd: 'definition',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
}
const byType: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  hidden: '',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}
const sections = 'article, aside, main, nav, section'

/** The role that assistive technology gives an element. */
export function roleOf(element: Element): string {
  const [given] = (element.getAttribute('role') ?? '').split(' ')
  if (given) return given
  const { localName } = element
  if (localName === 'a') return element.hasAttribute('href') ? 'link' : ''
  if (localName === 'img') return element.getAttribute('alt') === '' ? 'presentation' : 'img'
  if (localName === 'header') return element.parentElement?.closest(sections) ? '' : 'banner'
  if (localName === 'footer') return element.parentElement?.closest(sections) ? '' : 'contentinfo'
  if (localName === 'section') return nameOf(element) ? 'region' : ''
  if (localName === 'form') return nameOf(element) ? 'form' : ''
  if (localName === 'th') return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
  if (localName === 'select') return element.hasAttribute('multiple') || Number(element.getAttribute('size')) > 1 ? 'listbox' : 'combobox'
  if (localName === 'input') return byType[element.getAttribute('type') ?? ''] ?? (element.hasAttribute('list') ? 'combobox' : 'textbox')
  return byTag[localName] ?? ''
}

/** Inline elements, between whose words the name gets no space. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  'rb',
  'rt',
  'ruby',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
])
const getComputedStyle = ({ localName }: Element) =>
  ({ getPropertyValue: (property: string) => (property === 'display' ? (inline.has(localName) ? 'inline' : 'block') : '') }) as CSSStyleDeclaration

export const nameOf = (element: Element) => computeAccessibleName(element, { getComputedStyle })
export const descriptionOf = (element: Element) => computeAccessibleDescription(element, { getComputedStyle })

/** Whether assistive technology ignores the element. */
export const isSilent = (element: Element) => element.closest('[aria-hidden="true"]') !== null
