/** An event as it goes to a browser. `id`: where to go on from after a cut. `retry`: after how many milliseconds to come back then. */
export type StreamEvent = { id: string; retry?: number; event: object }
/** The events of one screen, until the signal says that it was closed. */
export type Watch = (left: AbortSignal) => AsyncGenerator<StreamEvent>
/** Comes with a request for events and goes back with them: a stream that has been let in needs neither its request nor the app any more. */
export type StreamSlot = { watch?: Watch }
