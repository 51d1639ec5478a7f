import { operator } from '#server/api.ts'
import { showBatch } from './batches.ts'
import { undoBatch } from '../batch-undo/undo-batch.ts'

export const operatorBatches = {
  batches: {
    show: operator.batches.show.handler(({ context, input }) => showBatch(context, input.id)),
    undo: operator.batches.undo.handler(({ context, input }) => undoBatch(context, input.id)),
  },
}
