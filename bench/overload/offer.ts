import { Agent, request as ask } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Offered, Offering, Stream } from './offering.ts'

/** No user waits for longer than this; it counts as no reply. */
const PATIENCE = 10_000

/**
 * Runs in a separate process. With `atOnce` each request follows a reply, which shows the server's capacity. Without, requests leave at a constant rate
 * whatever comes back, and each time counts from the moment at which the request was due.
 */
const { url, seconds, atOnce, streams } = (await json(process.stdin)) as Offering
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity, scheduling: 'lifo' })
/** One of a thousand clients. */
const addressOf = (number: number) => `198.51.${Math.floor((number % 1_000) / 250)}.${1 + (number % 250)}`

const over = performance.now() + seconds * 1_000
const offered = await Promise.all(streams.map((stream) => (atOnce ? inTurn(stream, atOnce) : atRate(stream))))
process.stdout.write(JSON.stringify(offered))
agent.destroy()

async function inTurn(stream: Stream, lanes: number): Promise<Offered> {
  const answers: Offered['answers'] = []
  let number = stream.from
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < over) answers.push(await send(stream, number++, performance.now()))
    }),
  )
  return { name: stream.name, answers }
}

async function atRate(stream: Stream): Promise<Offered> {
  const gap = 1_000 / stream.rate
  const pending: ReturnType<typeof send>[] = []
  let due = performance.now()
  while (due < over) {
    for (; due <= performance.now() && due < over; due += gap) pending.push(send(stream, stream.from + pending.length, due))
    await wait(1)
  }
  return { name: stream.name, answers: await Promise.all(pending) }
}

function send({ requests }: Stream, number: number, due: number) {
  const { method, path, headers, body } = requests[number % requests.length]!
  return new Promise<[status: number, milliseconds: number, at: number]>((resolve) => {
    const done = (status: number) => resolve([status, performance.now() - due, due])
    const asked = ask(url + path.replace('{number}', String(number)), { method, agent, headers: { ...headers, 'x-forwarded-for': addressOf(number) } })
    asked.setTimeout(PATIENCE, () => asked.destroy())
    asked.on('error', () => done(0))
    asked.on('response', (answer) => {
      answer.resume().once('close', () => done(answer.complete ? answer.statusCode! : 0))
    })
    asked.end(body?.replace('{uuid}', () => crypto.randomUUID()))
  })
}
