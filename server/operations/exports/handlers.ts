import { candidate } from '#server/api.ts'
import { createExport } from './create-export.ts'
import { downloadExport } from './download-export.ts'
import { listExports } from './list-exports.ts'
import { showExport } from './show-export.ts'

export const exports = {
  exports: {
    list: candidate.exports.list.handler(({ context }) => listExports(context)),
    create: candidate.exports.create.handler(({ context }) => createExport(context)),
    show: candidate.exports.show.handler(({ context, input }) => showExport(context, input.id)),
    download: candidate.exports.download.handler(({ context, input }) => downloadExport(context, input.id)),
  },
}
