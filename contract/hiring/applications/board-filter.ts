import { z } from 'zod'
import { channelNames } from '../selection/found-via.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** What narrows the board and its lists, beside the job. */
export const BoardFilter = z.object({
  assigned: z
    .union([z.enum(['me', 'none']), z.uuid()])
    .optional()
    .meta({ description: '担当。me は自分、none は未定、ほかは担当者のID。', example: 'me' }),
  turn: z.enum(['company', 'candidate']).optional().meta({ description: 'どちらの返信を待っているか（company・candidate）。', example: 'company' }),
  tag: WholeNumber(1, 2_147_483_647).optional().meta({ description: 'タグのID。このタグの付いた候補者の選考。', example: 1 }),
  days: WholeNumber(1, 365).optional().meta({ description: 'いまの段階にこの日数以上ある選考。', example: 7 }),
  channel: z
    .enum([...channelNames, 'outside'])
    .optional()
    .meta({ description: '採用経路。scout はスカウト、unknown は本人が答えていないもの、outside は社外からの候補者すべて。', example: 'scout' }),
})
export type BoardFilter = z.infer<typeof BoardFilter>
