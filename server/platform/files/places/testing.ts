import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { settings } from '#server/settings.ts'

/** What the server knows. */
export const bucketKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

type Fault = { status: number; code: string } | 'hangs' | 'cuts'
type Context = Parameters<S3rver['middleware'][number]>[0]

/** Files in one answer to a listing. */
export const PAGE = 3

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`

/** A real S3 server on this machine with one bucket, and the faults that a test switches on. `calls` are those that it saw. */
export async function startBucket(address = '127.0.0.1') {
  const directory = await mkdtemp(join(tmpdir(), 'mebae-s3-'))
  const server = new S3rver({ port: 0, address, silent: true, directory, configureBuckets: [{ name: 'mebae', configs: [] }] })
  const bucket = {
    url: '',
    calls: [] as string[],
    fault: undefined as Fault | undefined,
    /** That go through; the next one gets no answer. */ puts: Infinity,
    close,
  }
  const refuse = (context: Context, status: number, code: string) => Object.assign(context, { status, type: 'application/xml', body: refusal(code) })
  // Behind the part that writes XML: faults; If-Match, which this server does not know; short pages; the signature of a listing, which it computes without the last `/`.
  server.middleware.splice(2, 0, async (context, next) => {
    bucket.calls.push(`${context.method} ${context.path}`)
    if (bucket.fault === 'hangs' || (context.method === 'PUT' && bucket.puts-- <= 0)) return wait(600_000, undefined, { ref: false })
    if (bucket.fault === 'cuts') return context.req.socket.destroy()
    if (bucket.fault) return refuse(context, bucket.fault.status, bucket.fault.code)
    if (context.path === '/mebae/') {
      context.app = Object.assign(Object.create(server), { allowMismatchedSignatures: true })
      const { 'continuation-token': after = '', ...query } = context.query
      context.query = query
      await next()
      return cutToPage(context.body, after)
    }
    const wanted = context.get('if-match')
    if (context.method === 'PUT' && wanted) {
      const found = await server.store.getObject('mebae', decodeURIComponent(context.path).replace('/mebae/', ''))
      found?.content.destroy()
      if (!found) return refuse(context, 404, 'NoSuchKey')
      if (found.metadata.etag !== wanted) return refuse(context, 412, 'PreconditionFailed')
    }
    return next()
  })
  const { port } = await server.run()
  bucket.url = `s3://${address}:${port}/mebae/site?tls=off`
  async function close() {
    server.httpServer.closeAllConnections()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return bucket
}

type Listing = { ListBucketResult?: { Contents: { Key: string }[]; IsTruncated: boolean; NextContinuationToken?: string } }

function cutToPage(body: unknown, after: string) {
  const { ListBucketResult: list } = body as Listing
  const left = list?.Contents?.filter(({ Key }) => Key > after) ?? []
  if (list) Object.assign(list, { Contents: left.slice(0, PAGE), IsTruncated: left.length > PAGE })
  if (list?.IsTruncated) list.NextContinuationToken = list.Contents.at(-1)?.Key
}

/** The settings of a site that stores its files there, until the function that comes back is called. */
export function useBucket(filesUrl: string | undefined) {
  const before = { filesUrl: settings.filesUrl, filesKeys: settings.filesKeys }
  Object.assign(settings, { filesUrl, filesKeys: bucketKeys })
  return () => void Object.assign(settings, before)
}
