declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  type Context = {
    method: string
    path: string
    query: Record<string, string>
    status: number
    type: string
    body: unknown
    app: object
    req: { socket: { destroy(): void } }
    get(name: string): string
  }

  /** What our tests use of it; it is a Koa application. */
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string; configureBuckets: { name: string; configs: string[] }[] })
    readonly middleware: ((context: Context, next: () => Promise<void>) => unknown)[]
    readonly store: { getObject(bucket: string, key: string): Promise<{ metadata: { etag: string }; content: { destroy(): void } } | null> }
    readonly httpServer: Server
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
