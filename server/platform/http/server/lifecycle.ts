/** A process answers its door from the first moment and its pages once the market stands; before it goes it says so. */
export class Lifecycle {
  state: 'starting' | 'ready' | 'draining' = 'starting'
}
