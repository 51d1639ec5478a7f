import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifecycle } from './lifecycle.ts'

/**
 * Leaves without dropping anyone: for some seconds whoever directs people here can see that we go, while every answer
 * also ends its connection; then no one new comes in, and what was begun is finished.
 */
export async function drain(server: Server, lifecycle: Lifecycle, seconds: number) {
  lifecycle.state = 'draining'
  if (seconds > 0) await wait(seconds * 1000)
  await new Promise<void>((resolve) => server.close(() => resolve()))
}
