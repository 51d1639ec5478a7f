import { candidate } from '#server/api.ts'
import { createExport, downloadExport, listExports, showExport } from './exports.ts'

export const exports = {
  exports: {
    list: candidate.exports.list.handler(({ context }) => listExports(context)),
    create: candidate.exports.create.handler(({ context }) => createExport(context)),
    show: candidate.exports.show.handler(({ context, input }) => showExport(context, input.id)),
    download: candidate.exports.download.handler(({ context, input }) => downloadExport(context, input.id)),
  },
}
