import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { startServer } from './testing.ts'

const path = '/online/api/v1/amateras/job_offers/?per_page=1'

const ask = (url: string, agent: Agent, headers = {}) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent, headers }, (answer) =>
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
        .once('error', reject),
    ).once('error', reject)
  })

test('a server that has to stop loses no request of load balancers that watch its readiness', { timeout: 60_000 }, async () => {
  const { child, url } = await startServer({ DRAIN_SECONDS: '2', RATE_LIMIT: '0', LOG_LEVEL: 'error' })
  let [isReady, answered, closing] = [true, 0, 0]
  const failures: unknown[] = []
  const worker = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // After the balancer has removed the process, requests on the way still arrive.
    for (let late = 0; late < 5; late += isReady ? 0 : 1) {
      const answer = await ask(url + path, agent).catch((error: unknown) => void failures.push(error))
      if (answer?.status !== 200) failures.push(answer)
      answered++
      if (answer?.connection === 'close') closing++
    }
    agent.destroy()
  }
  const workers = Array.from({ length: 8 }, worker)
  const balancer = new Agent({ keepAlive: true })
  while (answered < 50) await ask(`${url}/healthz`, balancer)
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  while (isReady) isReady = (await ask(`${url}/readyz`, balancer)).status === 200
  await Promise.all(workers)
  balancer.destroy()

  expect(failures).toEqual([])
  expect(closing).toBeGreaterThanOrEqual(40)
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  expect(code).toBe(0)
})
