import { parseHTML } from 'linkedom'
import { entriesOf, formOf, type Upload } from './controls.ts'
import { Locator } from './locator.ts'

export type Answers = (request: Request) => Response | Promise<Response>

/** The address at which page tests find the site. */
export const origin = 'http://localhost'

/** A browser window without scripts: it follows links and redirects, sends forms and keeps cookies. */
export class Page {
  readonly #answer: Answers
  readonly #cookies = new Map<string, string>()
  readonly #expected = new Set<number>()
  #document: Document | undefined
  #url = new URL('about:blank')
  status = 0
  headers = new Headers()

  constructor(answer: Answers) {
    this.#answer = answer
  }

  /** Any other refusal fails the test. */
  expect(...statuses: number[]) {
    for (const status of statuses) this.#expected.add(status)
  }
  url() {
    return this.#url.href
  }
  get document() {
    if (!this.#document) throw new Error(`${this.#url.href} is no page`)
    return this.#document
  }
  title() {
    return this.document.title
  }

  addCookie(cookie: string) {
    const at = cookie.indexOf('=')
    this.#cookies.set(cookie.slice(0, at), cookie.slice(at + 1))
  }
  cookie(name: string) {
    return this.#cookies.get(name)
  }
  loseCookies() {
    this.#cookies.clear()
  }

  /** Opens an address and answers with its status. */
  async goto(address: string) {
    await this.#open(new URL(address, origin), {}, 'none')
    return this.status
  }
  async reload() {
    await this.goto(this.#url.href)
  }
  /** Requests something with this browser's cookies, and stays on the page. */
  async request(address: string, init: RequestInit = {}) {
    const { headers, ...rest } = init
    const own = new Headers(headers)
    if (this.#cookies.size) own.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await this.#answer(new Request(new URL(address, origin), { redirect: 'manual', ...rest, headers: own }))
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  async #open(address: URL, init: RequestInit, site: 'none' | 'same-origin') {
    let [url, asked] = [address, init]
    for (let hops = 0; hops < 10; hops++) {
      const headers = { accept: 'text/html', 'accept-language': 'ja', 'sec-fetch-site': site, ...(asked.method === 'POST' && { origin }) }
      const answer = await this.request(url.href, { ...asked, headers: { ...headers, ...asked.headers } })
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || location === null) return this.#show(url, answer)
      await answer.body?.cancel()
      url = new URL(location, url)
      if (answer.status < 307) asked = {}
      if (url.origin !== origin) throw new Error(`leads away from the site, to ${url.href}`)
    }
    throw new Error(`${address.href} leads in circles`)
  }

  async #show(url: URL, answer: Response) {
    const text = await answer.text()
    if (answer.status >= 400 && !this.#expected.has(answer.status))
      throw new Error(`${url.href} answered ${answer.status}: ${text.replace(/<[^>]+>/g, ' ').slice(0, 800)}`)
    this.#url = url
    this.status = answer.status
    this.headers = answer.headers
    this.#document = answer.headers.get('content-type')?.startsWith('text/html') ? read(text) : undefined
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const at = pair.indexOf('=')
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || /^expires=.*1970/i.test(attribute))
    if (isOver) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  async press(element: Element) {
    const top = element.closest('a[href], button, summary, input[type=submit], input[type=image]')
    if (!top) throw new Error(`pressing <${element.localName}> does nothing: ${element.outerHTML.slice(0, 200)}`)
    if (top.localName === 'summary') return void top.parentElement?.toggleAttribute('open')
    if (top.localName === 'a') return this.#open(new URL(top.getAttribute('href') ?? '', this.#url), {}, 'same-origin')
    const form = formOf(top)
    if (!form || /^(button|reset)$/.test(top.getAttribute('type') ?? 'submit'))
      throw new Error(`without scripts the button does nothing: ${top.outerHTML.slice(0, 200)}`)
    await this.#send(form, top)
  }

  async #send(form: Element, button: Element) {
    const said = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
    const url = new URL(said('action'), this.#url)
    const entries = entriesOf(form, button)
    const words = entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    if (said('method').toLowerCase() !== 'post') {
      url.search = new URLSearchParams(words).toString()
      return this.#open(url, {}, 'same-origin')
    }
    const body = said('enctype') === 'multipart/form-data' ? multipart(entries) : new URLSearchParams(words)
    await this.#open(url, { method: 'POST', body }, 'same-origin')
  }

  get #whole() {
    return new Locator(this, () => [this.document.documentElement], 'the page')
  }
  locator = (css: string, filter: Parameters<Locator['filter']>[0] = {}) =>
    new Locator(this, () => [...this.document.querySelectorAll(css)], css).filter(filter)
  getByRole = (...of: Parameters<Locator['getByRole']>) => this.#whole.getByRole(...of)
  getByText = (...of: Parameters<Locator['getByText']>) => this.#whole.getByText(...of)
  getByLabel = (...of: Parameters<Locator['getByLabel']>) => this.#whole.getByLabel(...of)
}

/** HTML does not distinguish `formAction` from `formaction`; the parser does. */
function read(html: string) {
  const { document } = parseHTML(html)
  for (const element of document.querySelectorAll('*'))
    for (const name of element.closest('svg') ? [] : element.getAttributeNames().filter((one) => /[A-Z]/.test(one))) {
      const value = element.getAttribute(name) ?? ''
      element.removeAttribute(name)
      element.setAttribute(name.toLowerCase(), value)
    }
  return document
}

function multipart(entries: [string, string | Upload][]) {
  const body = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([value.buffer], { type: value.mimeType }), value.name)
  }
  return body
}
