import { z } from 'zod'
import { forAnyone } from '#contract/platform/procedure.ts'

/** What the free word may become; `count` is the number of public jobs it stands for. */
export const Suggestion = z.object({ kind: z.enum(['position', 'skill', 'company']), text: z.string(), count: z.int() })
export type Suggestion = z.infer<typeof Suggestion>

export const suggestions = {
  list: forAnyone
    .route({ method: 'GET', path: '/suggestions/', summary: '入力の候補を見る', tags: ['suggestions'] })
    .input(z.object({ q: z.string().max(100).optional() }))
    .output(z.object({ suggestions: z.array(Suggestion) })),
}
