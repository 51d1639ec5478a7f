import { started } from './started.ts'

/** The built server on a free port, without demonstration, limits of requests and drain; `environment` adds to that or changes it. */
export const startedServer = (environment: Record<string, string>) =>
  started('server/main.ts', [], {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
    ...environment,
  })
