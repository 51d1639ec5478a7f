/** A process answers requests from the start, and with pages once the job index is built; it announces its exit before it leaves. */
export class Lifecycle {
  state: 'starting' | 'ready' | 'draining' = 'starting'
}
