import type { Shown } from '../../request/request-context.ts'
import type { StreamSlot } from '../../request/stream-slot.ts'
import type { RouteNames } from '../metrics/route-names.ts'
import type { PageData } from './page-data.ts'
import { notesWhatItShows } from './page-key.ts'
import { newNonce } from './write-page.ts'

/** What the HTTP server tells the app about a request. */
export type HttpBindings = { nonce?: string; requestId?: string; client?: string; isLocal?: boolean; signal?: AbortSignal; shown?: Shown; stream?: StreamSlot }

export type App = { fetch(request: Request, bindings: HttpBindings): Response | Promise<Response> }

type Asked = { address: string; requestId: string; signal: AbortSignal; publicUrl: string; names: RouteNames; data: PageData }

/** A visitor's page. Rendering gets nothing of the client but the address, so the page can contain nothing of the client. */
export async function renderPage(app: App, { address, requestId, signal, publicUrl, names, data }: Asked) {
  const nonce = newNonce()
  const shown = notesWhatItShows(address, names) ? { jobs: new Set<number>(), companies: new Set<number>() } : undefined
  const request = new Request(`${publicUrl}${address}`, { headers: { accept: 'text/html' } })
  return data.templateOf(await app.fetch(request, { nonce, requestId, signal, ...(shown && { shown }) }), nonce, shown)
}
