import { operator } from '#server/api.ts'
import { showSystem } from './show-system.ts'

export const systemFigures = {
  system: operator.system.handler(({ context }) => showSystem(context)),
}
