import { anyone } from '#server/api.ts'
import { showDataHandling } from './show-data-handling.ts'

export const dataHandling = { show: anyone.data_handling.show.handler(() => showDataHandling()) }
