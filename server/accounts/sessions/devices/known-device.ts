import { randomBytes } from 'node:crypto'
import type { Person } from '#server/platform/viewers/viewer.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import { pseudonym } from '#server/platform/sealing/pseudonym.ts'

const NAME = 'device'
/** As long as browsers keep a cookie. */
const SECONDS = 400 * 86_400
/** People who share one browser. */
const MOST_PEOPLE = 5

const markOf = (number: string, { area, id }: Person) => pseudonym('device', `${number}\0${area}\0${id}`)
const read = (cookie: (name: string) => string | undefined) => {
  const [number = '', ...marks] = (cookie(hostCookie.name(NAME)) ?? '').split('.')
  return /^[\w-]{22}$/.test(number) ? { number, marks: marks.slice(0, MOST_PEOPLE) } : undefined
}

/**
 * A browser in which somebody signed in with all that was asked. Its cookie holds a random number and, for each of the people, a mark that only we can make:
 * it says nothing of who they are, and opens nothing.
 */
export const knownDevice = {
  /** The number of this browser, when this person signed in here before. */
  numberFor({ client }: Pick<RequestContext, 'client'>, person: Person) {
    const device = read(client.cookie)
    return device?.marks.includes(markOf(device.number, person)) ? device.number : undefined
  },
  remember({ client, answer }: Pick<RequestContext, 'client' | 'answer'>, person: Person) {
    const { number, marks } = read(client.cookie) ?? { number: randomBytes(16).toString('base64url'), marks: [] }
    const mark = markOf(number, person)
    const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, MOST_PEOPLE)
    answer.append('Set-Cookie', hostCookie.header(NAME, [number, ...kept].join('.'), SECONDS))
  },
}
