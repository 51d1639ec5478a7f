import { PageTemplate } from '../pages/page-template.ts'
import { type Refusal, refuse } from '../refusals/refuse.ts'
import { newNonce } from '../pages/write-page.ts'

/** The refusals as bytes, each made once: while there is too much to do, saying so must cost nearly nothing. */
export class PreparedRefusals {
  #prepared = new Map<string, Promise<PageTemplate>>()

  find(refusal: Omit<Refusal, 'nonce'>): Promise<PageTemplate> {
    const { code, isApi, language, retryAfter, allow } = refusal
    const key = `${code} ${isApi} ${language} ${retryAfter} ${allow}`
    let prepared = this.#prepared.get(key)
    if (!prepared) {
      prepared = prepare(refusal)
      this.#prepared.set(key, prepared)
    }
    return prepared
  }
}

async function prepare(refusal: Omit<Refusal, 'nonce'>) {
  const nonce = newNonce()
  const answer = await refuse({ ...refusal, nonce })
  return new PageTemplate(answer.status, answer.headers, Buffer.from(await answer.arrayBuffer()), nonce)
}
