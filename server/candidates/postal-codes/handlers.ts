import { anyone } from '#server/api.ts'
import { findAddress } from './find-address.ts'

export const postalCodes = {
  show: anyone.postal_codes.show.handler(({ input }) => findAddress(input.postal_code)),
}
