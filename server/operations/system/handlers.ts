import { operator } from '#server/api.ts'
import { showSystem } from './show-system.ts'

export const systemFigures = {
  system: operator('see_system').system.handler(({ context }) => showSystem(context)),
}
