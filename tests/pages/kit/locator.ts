import { check, choose, fill, isBox, isDisabled, selectOption, type Upload, valueOf } from './controls.ts'
import { isSilent, nameOf, roleOf } from './roles.ts'
import { isVisible } from './visible.ts'
import { type Exactness, matches, textOf, type Words } from './words.ts'

/** What a page does when a test presses an element. */
export type Presses = { press: (element: Element) => Promise<void> }
type ByRole = Exactness & { name?: Words; level?: number; checked?: boolean; includeHidden?: boolean }
type Filter = { hasText?: Words; has?: Locator; hasNot?: Locator }

/** Elements of a page, looked up again at each use, named and counted as Playwright does, so that a journey reads the same with and without a browser. */
export class Locator {
  readonly #page: Presses
  readonly #find: () => Element[]
  readonly words: string

  constructor(page: Presses, find: () => Element[], words: string) {
    this.#page = page
    this.#find = find
    this.words = words
  }

  elements() {
    return this.#find()
  }
  /** The single element. Several are an error, because a user could not know which to press. */
  element() {
    const [only, ...others] = this.#find()
    if (!only) throw new Error(`nothing is ${this.words}`)
    if (others.length) throw new Error(`${others.length + 1} are ${this.words}:\n${[only, ...others].map((one) => one.outerHTML.slice(0, 200)).join('\n')}`)
    return only
  }

  #within(words: string, select: (root: Element) => Element[]) {
    return new Locator(this.#page, () => selectIn(this.#find(), select), `${this.words} › ${words}`)
  }
  #narrow(words: string, keep: (elements: Element[]) => Element[]) {
    return new Locator(this.#page, () => keep(this.#find()), `${this.words} ${words}`)
  }

  locator(css: string, filter: Filter = {}) {
    return this.#within(css, (root) => [...root.querySelectorAll(css)]).filter(filter)
  }
  getByRole(role: string, { name, level, checked, includeHidden, exact = false }: ByRole = {}) {
    return this.#within(`${role} ${name ?? ''}`, (root) =>
      descendants(root).filter(
        (one) =>
          roleOf(one) === role &&
          (includeHidden || (isVisible(one) && !isSilent(one))) &&
          (level === undefined || one.localName === `h${level}` || one.getAttribute('aria-level') === String(level)) &&
          (checked === undefined || one.hasAttribute('checked') === checked) &&
          (name === undefined || matches(nameOf(one), name, { exact })),
      ),
    )
  }
  getByText(text: Words, exactness: Exactness = {}) {
    const known = new Map<Element, boolean>()
    const says = (one: Element) => known.get(one) ?? (known.set(one, matches(textOf(one), text, exactness)), known.get(one) === true)
    return this.#within(`„${text}“`, (root) =>
      descendants(root).filter((one) => !/^(head|title|script|style)$/.test(one.localName) && says(one) && ![...one.children].some(says)),
    )
  }
  getByLabel(label: Words, exactness: Exactness = {}) {
    return this.#within(`labelled ${label}`, (root) => descendants(root).filter((one) => labelsOf(one).some((text) => matches(text, label, exactness))))
  }
  filter({ hasText, has, hasNot }: Filter) {
    return this.#narrow(`with ${hasText ?? has?.words ?? hasNot?.words ?? 'anything'}`, (all) =>
      all.filter(
        (one) =>
          (hasText === undefined || matches(textOf(one), hasText)) &&
          (!has || has.elements().some((inner) => one !== inner && one.contains(inner))) &&
          !hasNot?.elements().some((inner) => one !== inner && one.contains(inner)),
      ),
    )
  }
  nth(at: number) {
    return this.#narrow(`number ${at}`, (all) => all.slice(at, at + 1))
  }
  first() {
    return this.nth(0)
  }
  last() {
    return this.#narrow('the last', (all) => all.slice(-1))
  }
  all() {
    return this.#find().map((one) => new Locator(this.#page, () => [one], this.words))
  }

  count() {
    return this.#find().length
  }
  textContent() {
    return this.element().textContent ?? ''
  }
  allTextContents() {
    return this.#find().map((one) => one.textContent ?? '')
  }
  getAttribute(name: string) {
    return this.element().getAttribute(name)
  }
  inputValue() {
    return valueOf(this.element())
  }

  /** Presses a link, a button, a summary or a label; waits for the page that it leads to. */
  async click() {
    const element = this.#usable()
    const control = element.localName === 'label' || element.closest('label') ? controlOf(element.closest('label')!) : element
    if (isBox(control)) return check(control, control.getAttribute('type') === 'radio' || !control.hasAttribute('checked'))
    await this.#page.press(element)
  }
  fill(text: string) {
    fill(this.#usable(), text)
  }
  check() {
    check(this.#box(), true)
  }
  uncheck() {
    check(this.#box(), false)
  }
  selectOption(option: string | { label: string }) {
    selectOption(this.#usable(), typeof option === 'string' ? option : option.label)
  }
  setInputFiles(uploads: Upload | Upload[]) {
    choose(this.element(), [uploads].flat())
  }

  #usable() {
    const element = this.element()
    if (!isVisible(element)) throw new Error(`hidden is ${this.words}`)
    if (isDisabled(element)) throw new Error(`disabled is ${this.words}`)
    return element
  }
  #box() {
    const element = this.#usable()
    return element.localName === 'label' ? controlOf(element) : element
  }
}

const descendants = (root: Element) => [...root.querySelectorAll('*')]
/** In document order, without duplicates. */
function selectIn(roots: Element[], select: (root: Element) => Element[]) {
  const [only, ...others] = roots
  return only && !others.length ? select(only) : [...new Set(roots.flatMap(select))].toSorted(inOrder)
}
const inOrder = (one: Element, other: Element) => (one.compareDocumentPosition(other) & 4 ? -1 : 1)

function controlOf(label: Element) {
  const id = label.getAttribute('for')
  const control = id ? label.ownerDocument.getElementById(id) : label.querySelector('input, select, textarea')
  if (!control) throw new Error('a label of nothing')
  return control
}

/** What names a field: other elements, its own attribute, or its labels. */
function labelsOf(element: Element): string[] {
  const document = element.ownerDocument
  const others = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).flatMap((id) => (id && document.getElementById(id)) || [])
  if (others.length) return others.map(textOf)
  const own = element.getAttribute('aria-label')
  if (own) return [own]
  if (!/^(input|select|textarea|output|progress|button)$/.test(element.localName)) return []
  const { id } = element
  const around = element.closest('label')
  return [...(id ? document.querySelectorAll(`label[for="${id}"]`) : []), ...(around && !around.hasAttribute('for') ? [around] : [])].map(textOf)
}
