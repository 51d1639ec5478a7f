import { expect as base } from 'vitest'
import { valueOf } from './controls.ts'
import type { Locator } from './locator.ts'
import type { Page } from './page.ts'
import { descriptionOf } from './roles.ts'
import { isVisible } from './visible.ts'
import { matches, plain, textOf, type Words } from './words.ts'

interface PageMatchers<R> {
  /** The one element is shown, as far as HTML alone says. */
  toBeVisible(): R
  /** The element is hidden or absent. */
  toBeHidden(): R
  toHaveCount(count: number): R
  /** Compares the whole text; of several elements, each in its order. */
  toHaveText(text: Words | Words[]): R
  toContainText(text: Words): R
  toHaveValue(value: Words): R
  toBeChecked(): R
  toHaveAttribute(name: string, value: Words): R
  toHaveAccessibleDescription(text: Words): R
  /** Compares a string with path, query and fragment, and a pattern with the whole address. */
  toHaveURL(address: Words): R
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends PageMatchers<R> {}
}

const said = (pass: boolean, what: string, found: unknown) => ({ pass, message: () => `${what}: ${JSON.stringify(found)}` })
const whole = (text: string, words: Words) => matches(text, words, { exact: true })
const exactly = (text: string, words: Words) => (words instanceof RegExp ? words.test(text) : text === words)

base.extend({
  toBeVisible: (at: Locator) => said(at.elements().length > 0 && isVisible(at.element()), `visible, ${at.words}`, at.elements().length),
  toBeHidden: (at: Locator) => said(at.elements().length === 0 || !isVisible(at.element()), `hidden, ${at.words}`, at.elements().length),
  toHaveCount: (at: Locator, count: number) => said(at.count() === count, `${count} times ${at.words}`, at.count()),
  toHaveText(at: Locator, text: Words | Words[]) {
    const found = Array.isArray(text) ? at.elements().map(textOf) : [textOf(at.element())]
    const wanted = [text].flat()
    return said(
      found.length === wanted.length && wanted.every((one, index) => whole(found[index] ?? '', one)),
      `${wanted.join(', ')} in ${at.words}`,
      found.map(plain),
    )
  },
  toContainText(at: Locator, text: Words) {
    const found = textOf(at.element())
    return said(matches(found, text), `${text} in ${at.words}`, plain(found))
  },
  toHaveValue(at: Locator, value: Words) {
    const found = valueOf(at.element())
    return said(exactly(found, value), `value ${value} of ${at.words}`, found)
  },
  toBeChecked: (at: Locator) => said(at.element().hasAttribute('checked'), `checked, ${at.words}`, at.element().outerHTML),
  toHaveAttribute(at: Locator, name: string, value: Words) {
    const found = at.getAttribute(name)
    return said(found !== null && exactly(found, value), `${name} ${value} of ${at.words}`, found)
  },
  toHaveAccessibleDescription(at: Locator, text: Words) {
    const found = descriptionOf(at.element())
    return said(whole(found, text), `description ${text} of ${at.words}`, found)
  },
  toHaveURL(page: Page, address: Words) {
    const found = page.url()
    const { origin } = new URL(found)
    return said(exactly(found, address instanceof RegExp ? address : new URL(address, origin).href), `address ${address}`, found)
  },
})

export const expect = base
