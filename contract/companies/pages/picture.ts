import { z } from 'zod'

/** A picture of ours by its address, as uploading it gave it. */
export const Picture = z
  .string()
  .max(300)
  .regex(/^\/(pictures|demo\/pictures)\/[a-z0-9/.-]+$/, '写真を選び直してください。')
